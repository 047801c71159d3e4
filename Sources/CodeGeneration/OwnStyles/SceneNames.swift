/// The names of a scene and of its module in a text, if they are certain: if a name is a word of a longer one, such as
/// `Jar` in `JarPresenter`, and no other scene, module or type of the specs has that name.
struct SceneNames {
    private let scene: String
    private let feature: String
    /// Other things whose names may start with the scene's: scenes, and types of the specs.
    private let others: Set<String>
    private let modules: Set<String>
    /// The names that only the spec declares: fields, events, routes, parameters, services and their types.
    private let ownWords: Set<String>

    init(_ scene: Scene, of feature: Feature, in project: Project) {
        self.scene = scene.name
        self.feature = feature.name
        let parameters =
            scene.parameters + scene.state + scene.events.flatMap(\.parameters)
            + scene.interactor.flatMap(\.parameters)
        let types = parameters.flatMap(\.type.names).filter { !Self.standard.contains($0) }
        let services = scene.services.map(\.type.text)
        others = Set(project.features.flatMap(\.scenes).map(\.name).filter { $0 != scene.name } + types + services)
        modules = [feature.name, feature.interfaceName, feature.uiName, feature.testsName]
        ownWords = Set(
            scene.state.map(\.name) + scene.parameters.map(\.name) + scene.events.map(\.name)
                + scene.routes.flatMap { [$0.name, $0.methodName] } + scene.interactor.map(\.name)
                + scene.services.map(\.name) + types
                + services
        )
    }

    private static let standard: Set<String> = [
        "Int", "Int64", "Int32", "UInt", "Double", "Float", "Bool", "String", "Array", "Dictionary", "Set", "Optional",
        "Void", "Date", "URL", "UUID", "Data", "Decimal", "Error", "Result",
    ]

    /// Returns the text with tags instead of names.
    func tagged(_ text: Substring) -> String { replacing(text) { "{{\($0 == .scene ? "scene" : "feature")}}" } }

    /// Returns the text with placeholders instead of names. For example: `<Scene>Presenter`.
    func pattern(_ text: Substring) -> String { replacing(text) { "<\($0.rawValue)>" } }

    /// Returns true if a line has words that tags can't replace: the spec's, or the scene's name in another form.
    func saysMore(_ line: Substring) -> Bool {
        line.words.contains { word in
            if word.isName, ownWords.contains(String(word.text)) { return true }
            guard word.isName else { return false }
            let rest = replacing(word.text) { _ in "" }.lowercased()
            return [scene, feature].contains { rest.contains($0.lowercased()) }
        }
    }

    private func replacing(_ text: Substring, _ tag: (Placeholder) -> String) -> String {
        let isImport = ["", "public ", "@testable "].contains { text.hasPrefix($0 + "import ") }
        return text.words.map { word in
            guard word.isName else { return String(word.text) }
            if modules.contains(String(word.text)), isImport || feature != scene {
                return tag(.feature) + word.text.dropFirst(feature.count)
            }
            return others.contains(String(word.text)) ? String(word.text) : taggedWord(word.text, tag(.scene))
        }.joined()
    }

    private func taggedWord(_ word: Substring, _ tag: String) -> String {
        var (result, rest) = ("", word)
        while let range = rest.firstRange(of: scene) {
            let before = range.lowerBound == word.startIndex ? nil : word[word.index(before: range.lowerBound)]
            let after = range.upperBound == word.endIndex ? nil : word[range.upperBound]
            let isWord = before.map { $0.isLowercase || $0.isNumber || $0 == "_" } ?? true && after?.isLowercase != true
            let isOther = others.contains { other in
                other.count > scene.count && rest[range.lowerBound...].hasPrefix(other)
                    && rest[range.lowerBound...].dropFirst(other.count).first?.isLowercase != true
            }
            result += rest[..<range.lowerBound] + (isWord && !isOther ? tag : scene)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

extension Substring {
    /// The Swift names in the text, and the text between them.
    fileprivate var words: [(text: Substring, isName: Bool)] {
        var (words, rest) = ([(text: Substring, isName: Bool)](), self)
        while let first = rest.first {
            let isName = first.isOfName
            let word = rest.prefix { $0.isOfName == isName }
            words.append((word, isName))
            rest = rest[word.endIndex...]
        }
        return words
    }
}

extension Character {
    /// True for characters of Swift names.
    var isOfName: Bool { isLetter || isNumber || self == "_" }
}
