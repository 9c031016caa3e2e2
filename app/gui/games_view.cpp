#include "app/gui/games_view.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/gui/action_tip.hpp"
#include "app/gui/position_clipboard.hpp"

namespace yinsight {

namespace {

QLineEdit* date_field(const char* name, const QString& label, QWidget* parent) {
    auto* field = new QLineEdit{parent};
    field->setObjectName(name);
    field->setAccessibleName(label);
    field->setPlaceholderText(label);
    field->setToolTip(GamesView::tr("%1: a year, a month or a day, like 2026-11-30").arg(label));
    field->setMaximumWidth(field->fontMetrics().horizontalAdvance("0000-00-00 mm"));
    return field;
}

}  // namespace

GamesView::GamesView(std::filesystem::path library, QWidget* parent)
    : QWidget{parent},
      path_{std::move(library)},
      words_{new QLineEdit{this}},
      variant_{new QComboBox{this}},
      result_{new QComboBox{this}},
      from_{date_field("games_from", tr("From"), this)},
      to_{date_field("games_to", tr("To"), this)},
      tools_{new QToolBar{this}},
      message_{new QLabel{this}},
      anew_{new QPushButton{tr("Begin a &new library"), this}},
      list_{new QTableView{this}},
      replay_{new GameReplay{this}},
      review_{new ReviewView{this}},
      origin_{new QLabel{this}} {
    setObjectName("games_view");
    setAcceptDrops(true);
    list_->setObjectName("games_list");
    list_->setAccessibleName(tr("Games"));
    list_->setToolTip(tr("Select a game to see it on the board"));
    list_->setModel(&model_);
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setShowGrid(false);
    list_->setAlternatingRowColors(true);
    list_->verticalHeader()->hide();
    list_->horizontalHeader()->setStretchLastSection(true);
    list_->horizontalHeader()->setHighlightSections(false);
    message_->setObjectName("games_message");
    message_->setWordWrap(true);
    message_->hide();
    anew_->setObjectName("games_begin_anew");
    anew_->setToolTip(tr("Keep the unusable file under another name and begin an empty library"));
    anew_->hide();
    origin_->setObjectName("games_origin");
    origin_->setWordWrap(true);
    origin_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    origin_->setOpenExternalLinks(true);
    make_actions();
    lay_out();
    connect(anew_, &QPushButton::clicked, this, &GamesView::begin_anew);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesView::show_selected);
    connect(replay_, &GameReplay::shown_changed, review_, &ReviewView::set_shown);
    connect(review_, &ReviewView::turns_chosen, replay_, &GameReplay::go_to);
    connect(review_, &ReviewView::arrows_changed, replay_, &GameReplay::set_arrows);
    show_actions();
}

void GamesView::make_search(QLayout& to) {
    words_->setObjectName("games_search");
    words_->setAccessibleName(tr("Search"));
    words_->setPlaceholderText(tr("Search: players, date, event, comments"));
    words_->setToolTip(tr("Games in which all of these words occur"));
    words_->setClearButtonEnabled(true);
    variant_->setObjectName("games_variant");
    variant_->setAccessibleName(tr("Variant"));
    variant_->setToolTip(tr("Only games of this variant"));
    variant_->addItems({tr("All variants"), tr("standard"), tr("blitz")});
    result_->setObjectName("games_result");
    result_->setAccessibleName(tr("Result"));
    result_->setToolTip(tr("Only games with this result, like 3-1"));
    result_->setEditable(true);
    result_->addItems({{}, "3-0", "3-1", "3-2", "2-3", "1-3", "0-3", "1-0", "0-1", "1/2-1/2"});
    result_->lineEdit()->setPlaceholderText(tr("Any result"));
    for (QWidget* part : std::initializer_list<QWidget*>{words_, variant_, result_, from_, to_})
        to.addWidget(part);
    connect(words_, &QLineEdit::textChanged, this, &GamesView::refresh);
    connect(from_, &QLineEdit::textChanged, this, &GamesView::refresh);
    connect(to_, &QLineEdit::textChanged, this, &GamesView::refresh);
    connect(variant_, &QComboBox::currentIndexChanged, this, &GamesView::refresh);
    connect(result_, &QComboBox::currentTextChanged, this, &GamesView::refresh);
}

QAction* GamesView::add_action(const char* name, const QString& text, const QString& tip,
                               const QKeySequence& key) {
    QAction* action = tools_->addAction(text);
    action->setObjectName(name);
    action->setShortcut(key);
    set_tip(*action, tip);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(action);
    return action;
}

void GamesView::add_key(const QKeySequence& key, void (GameReplay::*act)()) {
    auto* action = new QAction{this};
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, replay_, act);
    addAction(action);
}

void GamesView::make_actions() {
    tools_->setObjectName("games_tools");
    tools_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    const auto on = [this](QAction* action, auto act) {
        connect(action, &QAction::triggered, this, act);
    };
    on(add_action("games_import", tr("Import…"),
                  tr("Take records (.ygn, .sgf, .json) into the library"), QKeySequence::Open),
       [this] { ask_for_files(); });
    on(add_action("games_export", tr("Export…"),
                  tr("Write the game as a record, its score sheet (PDF) or its diagram (SVG, PNG)"),
                  QKeySequence::Save),
       [this] { ask_where_to(); });
    tools_->addSeparator();
    on(add_action("games_delete", tr("Delete"),
                  tr("Delete the selected games; Undo brings them back"), QKeySequence::Delete),
       [this] { delete_selected(); });
    on(add_action("games_undo", tr("Undo"), tr("Take back the last change of the library"),
                  QKeySequence::Undo),
       [this] { step_back(); });
    on(add_action("games_redo", tr("Redo"), tr("Bring back what was undone last"),
                  Qt::CTRL | Qt::Key_Y),
       [this] { step_forward(); });
    tools_->addSeparator();
    on(add_action("games_copy_position", tr("Copy position"),
                  tr("The text of the shown position to the clipboard"), QKeySequence::Copy),
       [this] { copy_position(replay_->position()); });
    on(add_action("games_copy_diagram", tr("Copy diagram"),
                  tr("The picture of the shown position to the clipboard"),
                  Qt::CTRL | Qt::SHIFT | Qt::Key_C),
       [this] { copy_diagram(replay_->diagram()); });
    add_key(Qt::Key_Home, &GameReplay::first);
    add_key(Qt::Key_Left, &GameReplay::previous);
    add_key(Qt::Key_Right, &GameReplay::next);
    add_key(Qt::Key_End, &GameReplay::last);
    add_key(Qt::Key_F, &GameReplay::flip);
}

void GamesView::lay_out() {
    auto* search = new QHBoxLayout;
    make_search(*search);
    search->setStretch(0, 1);
    auto* trouble = new QHBoxLayout;
    trouble->addWidget(message_, 1);
    trouble->addWidget(anew_);
    auto* left = new QWidget{this};
    auto* column = new QVBoxLayout{left};
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(search);
    column->addLayout(trouble);
    column->addWidget(list_, 1);
    column->addWidget(origin_);
    auto* tabs = new QTabWidget{this};
    tabs->setObjectName("games_tabs");
    tabs->addTab(&replay_->turns(), tr("Turns"));
    tabs->addTab(review_, tr("Judgement"));
    auto* right = new QSplitter{Qt::Vertical, this};
    right->addWidget(replay_);
    right->addWidget(tabs);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    auto* across = new QSplitter{Qt::Horizontal, this};
    across->setObjectName("games_splitter");
    across->addWidget(left);
    across->addWidget(right);
    across->setStretchFactor(0, 3);
    across->setStretchFactor(1, 2);
    across->setChildrenCollapsible(false);
    auto* page = new QVBoxLayout{this};
    page->addWidget(tools_);
    page->addWidget(across, 1);
}

}  // namespace yinsight
