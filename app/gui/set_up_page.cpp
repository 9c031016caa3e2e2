#include "app/gui/set_up_page.hpp"

#include <QFileInfo>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>

#include "app/files/file_error.hpp"

namespace yinsight {

namespace {

template <typename Control>
Control* named(Control* control, const char* name, const QString& tip) {
    control->setObjectName(name);
    control->setToolTip(tip);
    control->setAccessibleName(tip);
    return control;
}

}  // namespace

SetUpPage::SetUpPage(GameSession& session, Settings& settings, CameraLister cameras,
                     QWidget* parent)
    : QWidget{parent},
      session_{session},
      settings_{settings},
      search_{new CameraSearch{std::move(cameras), this}},
      picture_{new CameraView{this}} {
    picture_->setObjectName("set_up_picture");
    auto* row = new QHBoxLayout{this};
    make_source_controls();
    make_game_controls();
    row->addWidget(picture_, 3);
    row->addWidget(make_side(), 2);
    connect(search_, &CameraSearch::found, this, &SetUpPage::take_cameras);
    connect(picture_, &CameraView::view_size_changed, &session_, &GameSession::fit_pictures);
    connect(&session_, &GameSession::frame_changed, this, [this] {
        if (session_.activity() == GameSession::Activity::previewing) show_state();
    });
    connect(&session_, &GameSession::failed, this, [this](const QString& reason) {
        state_.trouble = reason;
        show_state();
        // Behind the session's own business with the failure.
        QTimer::singleShot(0, this, &SetUpPage::try_other_camera);
    });
    show_state();
}

void SetUpPage::make_source_controls() {
    sources_ = named(new QComboBox{this}, "sources", tr("What is watched"));
    film_ =
        named(new QPushButton{tr("Open a film …"), this}, "open_film", tr("Referee a film file"));
    folder_ = named(new QPushButton{tr("Open a folder …"), this}, "open_folder",
                    tr("Referee a folder of pictures"));
    sample_ = named(new QPushButton{tr("Watch the sample game"), this}, "watch_sample",
                    tr("Referee the filmed game that comes with Yinsight"));
    address_ = named(new QLineEdit{this}, "address", tr("Address of a phone or network camera"));
    address_->setPlaceholderText("http://192.168.1.20:8080/video");
    timelapse_ = named(new QCheckBox{tr("Time-lapse: pictures a second apart"), this}, "timelapse",
                       tr("Judge every picture at once, without waiting for calm"));
    connect(sources_, &QComboBox::activated, this, &SetUpPage::choose_other);
    connect(film_, &QPushButton::clicked, this,
            [this] { ask_for_file(tr("Open a film"), QFileDialog::ExistingFile); });
    connect(folder_, &QPushButton::clicked, this,
            [this] { ask_for_file(tr("Open a folder of pictures"), QFileDialog::Directory); });
    connect(sample_, &QPushButton::clicked, this, &SetUpPage::sample_asked);
    connect(address_, &QLineEdit::returnPressed, this, [this] { choose(address_->text()); });
}

void SetUpPage::make_game_controls() {
    for (const Side side : {Side::white, Side::black}) {
        const bool white = side == Side::white;
        auto* name = named(new QLineEdit{this}, white ? "white_name" : "black_name",
                           white ? tr("White's name") : tr("Black's name"));
        name->setText(settings_.get(white ? setting::kWhiteName : setting::kBlackName));
        names_[index_of(side)] = name;
    }
    blitz_ =
        named(new QCheckBox{tr("Blitz: one ring wins"), this}, "blitz", tr("Play the blitz game"));
    blitz_->setChecked(settings_.get(setting::kBlitz));
    rated_ = named(new QCheckBox{tr("Rated game: no coach until it is over"), this}, "rated",
                   tr("The record says that the game was rated, and the coach stays off"));
    rated_->setChecked(settings_.get(setting::kRated));
    sentence_ = named(new QLabel{this}, "set_up_sentence", tr("How things stand"));
    sentence_->setWordWrap(true);
    help_ = named(new QPushButton{this}, "set_up_help", tr("What can be done about it"));
    start_ = named(new QPushButton{tr("Start game"), this}, "start_game",
                   tr("Referee a game on this board"));
    start_->setDefault(true);
    resume_ = named(new QPushButton{this}, "resume_game", tr("Go on with a game that was left"));
    resume_->hide();
    QFont large = start_->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    start_->setFont(large);
    sentence_->setFont(large);
    connect(help_, &QPushButton::clicked, this, &SetUpPage::give_help);
    connect(start_, &QPushButton::clicked, this, &SetUpPage::start);
    connect(resume_, &QPushButton::clicked, this, [this] {
        WatchRequest resumed = request();
        // The game has its players.
        resumed.players = {};
        resumed.table.resumed = unfinished_;
        resumed.table.files.journal = unfinished_journal_;
        emit start_asked(resumed);
    });
}

QWidget* SetUpPage::make_side() {
    auto* watched = new QGroupBox{tr("What is watched"), this};
    auto* watched_rows = new QVBoxLayout{watched};
    watched_rows->addWidget(sources_);
    auto* files = new QHBoxLayout;
    files->addWidget(film_);
    files->addWidget(folder_);
    watched_rows->addLayout(files);
    watched_rows->addWidget(address_);
    watched_rows->addWidget(timelapse_);
    watched_rows->addWidget(sample_);
    auto* players = new QGroupBox{tr("Players"), this};
    auto* player_rows = new QFormLayout{players};
    player_rows->addRow(tr("White"), names_[0]);
    player_rows->addRow(tr("Black"), names_[1]);
    player_rows->addRow(blitz_);
    player_rows->addRow(rated_);
    auto* side = new QWidget{this};
    auto* column = new QVBoxLayout{side};
    column->addWidget(sentence_);
    column->addWidget(help_, 0, Qt::AlignLeft);
    column->addWidget(watched);
    column->addWidget(players);
    column->addStretch(1);
    column->addWidget(resume_);
    column->addWidget(start_);
    return side;
}

void SetUpPage::ask_for_file(const QString& title, QFileDialog::FileMode mode) {
    auto* dialog = new QFileDialog{this, title};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    connect(dialog, &QFileDialog::fileSelected, this, &SetUpPage::choose);
    dialog->show();
}

void SetUpPage::start() {
    settings_.set(setting::kWhiteName, names_[0]->text());
    settings_.set(setting::kBlackName, names_[1]->text());
    settings_.set(setting::kBlitz, blitz_->isChecked());
    settings_.set(setting::kRated, rated_->isChecked());
    emit start_asked(request());
}

void SetUpPage::begin() {
    state_.searching = true;
    offer_unfinished();
    search_->begin();
    show_state();
}

void SetUpPage::offer_unfinished() {
    unfinished_.reset();
    const auto folder = usual_journal_folder();
    try {
        const auto journal = folder.empty() ? std::nullopt : last_unfinished(folder);
        if (journal) {
            unfinished_ = find_unfinished({{}, *journal});
            unfinished_journal_ = *journal;
        }
    } catch (const FileError&) {
        // A journal that cannot be read is no game to go on with.
        unfinished_.reset();
    }
    const std::size_t turns = unfinished_ ? unfinished_->record.turns.size() : 0;
    resume_->setVisible(turns > 0);
    resume_->setText(tr("Go on with the game of %n turns", nullptr, static_cast<int>(turns)));
}

void SetUpPage::take_cameras(const CamerasFound& cameras) {
    state_.searching = false;
    state_.cameras = cameras;
    fill_sources();
    if (state_.source.isEmpty() && !cameras.cameras.empty()) {
        const QString last = settings_.get(setting::kSource);
        const bool there = sources_->findData(last) >= 0;
        tried_ = {there ? last : QString::fromStdString(cameras.cameras.front().path)};
        watch(tried_.front());
    }
    show_state();
}

void SetUpPage::fill_sources() {
    sources_->clear();
    for (const CameraDevice& camera : state_.cameras.cameras) {
        const QString path = QString::fromStdString(camera.path);
        sources_->addItem(
            tr("%1 (%2)", "camera's name, its path").arg(QString::fromStdString(camera.name), path),
            path);
    }
    for (const std::string& denied : state_.cameras.denied) {
        sources_->addItem(tr("%1 (may not be used by you)").arg(QString::fromStdString(denied)));
        auto* items = qobject_cast<QStandardItemModel*>(sources_->model());
        if (items != nullptr) items->item(sources_->count() - 1)->setEnabled(false);
    }
    for (const QString& source : other_sources_)
        sources_->addItem(QFileInfo{source}.fileName(), source);
    sources_->setCurrentIndex(sources_->findData(state_.source));
    sources_->setEnabled(sources_->count() > 0);
}

void SetUpPage::try_other_camera() {
    if (!tried_.contains(state_.source) || state_.trouble.isEmpty()) return;
    for (const CameraDevice& camera : state_.cameras.cameras) {
        const QString path = QString::fromStdString(camera.path);
        if (tried_.contains(path)) continue;
        tried_ << path;
        return watch(path);
    }
}

void SetUpPage::choose(const QString& source) {
    tried_.clear();
    watch(source);
}

void SetUpPage::watch(const QString& source) {
    if (source.isEmpty()) return;
    state_.source = source;
    state_.trouble.clear();
    settings_.set(setting::kSource, source);
    if (sources_->findData(source) < 0) other_sources_ << source;
    timelapse_->setChecked(QFileInfo{source}.isDir());
    fill_sources();
    session_.preview(request());
    show_state();
}

void SetUpPage::choose_other(int index) {
    choose(sources_->itemData(index).toString());
}

void SetUpPage::choose_next_camera() {
    const auto& cameras = state_.cameras.cameras;
    const auto now = std::find_if(cameras.begin(), cameras.end(), [&](const CameraDevice& camera) {
        return camera.path == state_.source.toStdString();
    });
    const bool wraps = now == cameras.end() || std::next(now) == cameras.end();
    choose(QString::fromStdString((wraps ? cameras.front() : *std::next(now)).path));
}

void SetUpPage::give_help() {
    switch (advice_.help) {
        case SetUpAdvice::Help::search_again:
            if (state_.source.isEmpty()) return begin();
            return choose(state_.source);
        case SetUpAdvice::Help::next_camera:
            return choose_next_camera();
        case SetUpAdvice::Help::turn_names:
            return session_.give(TurnNamesCommand{1});
        case SetUpAdvice::Help::play_sample:
            emit sample_asked();
            return;
        case SetUpAdvice::Help::none:
            return;
    }
}

void SetUpPage::show_state() {
    const auto activity = session_.activity();
    state_.previewing = activity == GameSession::Activity::previewing;
    state_.frame = state_.previewing ? &session_.frame() : nullptr;
    advice_ = advise(state_);
    sentence_->setText(advice_.sentence);
    const std::array<QString, 5> help = {QString{}, tr("Try again"), tr("Other camera"),
                                         tr("Turn the board by 60°"), tr("Watch the sample game")};
    help_->setText(help[static_cast<std::size_t>(advice_.help)]);
    help_->setVisible(advice_.help != SetUpAdvice::Help::none);
    start_->setEnabled(!state_.source.isEmpty() && state_.trouble.isEmpty());
    resume_->setEnabled(start_->isEnabled());
    if (state_.frame != nullptr && !state_.frame->picture.isNull()) {
        picture_->show_frame(*state_.frame);
    } else {
        picture_->show_message(advice_.sentence);
    }
}

WatchRequest SetUpPage::request() const {
    WatchRequest request;
    request.source = state_.source.toStdString();
    request.source_options.real_time = true;
    request.table.rated = rated_->isChecked();
    request.table.arbiter.variant = blitz_->isChecked() ? Variant::blitz : Variant::standard;
    request.table.arbiter.calm_s = timelapse_->isChecked() ? 0 : settings_.get(setting::kCalm_s);
    for (const Side side : {Side::white, Side::black})
        request.players[index_of(side)] = names_[index_of(side)]->text().toStdString();
    return request;
}

}  // namespace yinsight
