#include <cmath>

#include "referee/action_choice.hpp"
#include "tests/bench/match/match_player.hpp"
#include "tests/support/dice.hpp"

namespace yinsight {

namespace {

/// Weight of what was seldom tried; the usual sqrt(2) for results between 0 and 1 is too curious
/// with eighty moves a position.
constexpr double kCuriosity = 0.7;
constexpr int kPlayoutsBetweenLooks = 16;

struct Node {
    explicit Node(const Position& at) : position{at} {}
    Position position;
    /// Who chooses here.
    Side side() const { return position.side(); }
    std::vector<std::pair<Action, std::unique_ptr<Node>>> children;
    /// Not yet tried.
    std::vector<Action> untried;
    bool expanded = false;
    double visits = 0;
    /// Games won by White, draws half.
    double white_wins = 0;
};

double white_result(const Position& position) {
    if (position.result()->winner == Winner::draw) return 0.5;
    return position.result()->winner == Winner::white ? 1 : 0;
}

class UctPlayer : public MatchPlayer {
  public:
    UctPlayer(const Thinking& thinking, std::uint64_t seed) : thinking_{thinking}, dice_{seed} {}

    Turn choose(const Position& position) override {
        auto root = std::make_unique<Node>(position);
        const double begin = thinking_.clock();
        int playouts = 0;
        while (playouts++ % kPlayoutsBetweenLooks != 0 ||
               thinking_.clock() - begin < thinking_.seconds)
            sample(*root);
        Turn turn;
        Position at = position;
        while (!at.is_over() && at.side() == position.side()) {
            const Action action = most_visited(root, at);
            turn.push_back(action);
            at = apply(at, action);
        }
        return turn;
    }

  private:
    /// Steps into the most visited child; by lot where the tree ends.
    Action most_visited(std::unique_ptr<Node>& node, const Position& at) {
        std::size_t best = 0;
        if (node) {
            for (std::size_t i = 1; i < node->children.size(); ++i) {
                if (node->children[i].second->visits > node->children[best].second->visits)
                    best = i;
            }
        }
        if (!node || node->children.empty()) {
            node.reset();
            const ActionChoice choice{at};
            return choice[dice_.below(choice.size())];
        }
        const Action action = node->children[best].first;
        auto child = std::move(node->children[best].second);
        node = std::move(child);
        return action;
    }

    void sample(Node& root) {
        std::vector<Node*> path{&root};
        while (true) {
            Node& node = *path.back();
            if (node.position.is_over()) break;
            if (!node.expanded) {
                for (const Action action : legal_actions(node.position))
                    node.untried.push_back(action);
                dice_.shuffle(node.untried);
                node.expanded = true;
            }
            if (!node.untried.empty()) {
                const Action action = node.untried.back();
                node.untried.pop_back();
                node.children.emplace_back(action,
                                           std::make_unique<Node>(apply(node.position, action)));
                path.push_back(node.children.back().second.get());
                break;
            }
            path.push_back(&most_promising(node));
        }
        const double result = white_result(play_out(path.back()->position));
        for (Node* node : path) {
            node->visits += 1;
            node->white_wins += result;
        }
    }

    static Node& most_promising(Node& node) {
        const double log_visits = std::log(node.visits);
        Node* best = nullptr;
        double most = 0;
        for (const auto& [action, child] : node.children) {
            const double white = child->white_wins / child->visits;
            const double rate = node.side() == Side::white ? white : 1 - white;
            const double promise = rate + kCuriosity * std::sqrt(log_visits / child->visits);
            if (best == nullptr || promise > most) {
                best = child.get();
                most = promise;
            }
        }
        return *best;
    }

    Position play_out(Position position) {
        while (!position.is_over()) {
            const ActionChoice choice{position};
            play(position, choice[dice_.below(choice.size())]);
        }
        return position;
    }

    Thinking thinking_;
    Dice dice_;
};

}  // namespace

std::unique_ptr<MatchPlayer> make_uct_player(const Thinking& thinking, std::uint64_t seed) {
    return std::make_unique<UctPlayer>(thinking, seed);
}

}  // namespace yinsight
