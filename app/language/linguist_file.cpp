#include "app/language/linguist_file.hpp"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>

namespace yinsight {

namespace {

using boost::property_tree::ptree;

LinguistMessage message_from(const ptree& node, const std::string& context) {
    LinguistMessage message;
    message.context = context;
    message.source = node.get<std::string>("source");
    message.counted = node.get<std::string>("<xmlattr>.numerus", "") == "yes";
    const ptree& translation = node.get_child("translation");
    const auto type = translation.get<std::string>("<xmlattr>.type", "");
    message.finished = type.empty();
    message.gone = type == "vanished" || type == "obsolete";
    if (!message.counted) {
        message.forms.push_back(translation.data());
        return message;
    }
    for (const auto& [name, form] : translation)
        if (name == "numerusform") message.forms.push_back(form.data());
    return message;
}

}  // namespace

std::vector<LinguistMessage> read_linguist_file(const std::filesystem::path& file) {
    ptree tree;
    boost::property_tree::read_xml(file.string(), tree);
    std::vector<LinguistMessage> messages;
    for (const auto& [name, context] : tree.get_child("TS")) {
        if (name != "context") continue;
        const auto context_name = context.get<std::string>("name");
        for (const auto& [kind, node] : context)
            if (kind == "message") messages.push_back(message_from(node, context_name));
    }
    return messages;
}

}  // namespace yinsight
