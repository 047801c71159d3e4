import GazetteCore
import ViperRuntime

extension QuizInteractor: QuizInteractorContract {
    func question(day: Int) -> String {
        let articles = environment.store.articles
        guard !articles.isEmpty else { return "What happened today?" }
        return "Who wrote \"\(articles[day % articles.count].headline)\"?"
    }
}
