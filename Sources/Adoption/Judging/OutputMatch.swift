/// Decides without a compiler whether a value of one type can be used as another.
struct OutputMatch {
    let index: AppIndex

    func fits(_ type: String, _ wanted: String) -> Bool {
        let (type, wanted) = (normal(type), normal(wanted))
        if type == wanted || wanted == "Any" { return true }
        if wanted.hasSuffix("?") { return fits(type, String(wanted.dropLast())) }
        let ancestors = index.ancestors(of: index.resolve(type) ?? type)
        if ancestors.contains(wanted) || ancestors.contains(index.resolve(wanted) ?? wanted) { return true }
        guard wanted == "UIViewController" else { return false }
        return ([type] + ancestors).contains {
            $0.hasSuffix("ViewController") || ($0.hasPrefix("UI") && $0.hasSuffix("Controller"))
        }
    }

    private func normal(_ type: String) -> String {
        var text = type[...]
        for word in ["any ", "some ", "UIKit."] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        return index.unaliased(String(text), in: "")
    }
}
