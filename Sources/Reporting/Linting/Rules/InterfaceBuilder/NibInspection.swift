/// The state that the rules about Interface Builder share.
struct NibInspection {
    /// The place of a class that an object of a document names.
    enum Home: Hashable {
        /// The class is the system's or a library's.
        case outside
        case module(String)
        /// No source of the module declares it; without a module, no source at all.
        case nowhere(String?)
        /// The module doesn't exist.
        case unknownModule(String)
        /// It is declared in another module than the named one.
        case elsewhere(named: String, [String])
        /// It is declared, but only found together with its module.
        case withoutModule([String])
    }

    private struct Name: Hashable {
        var name: String
        var module: String?
        var isOfTarget: Bool
        /// The module of the document.
        var place: String
    }

    var classes: ClassIndex
    let context: LintContext
    /// The modules that sources import and that aren't the project's own.
    var libraries: Set<String> = [] { didSet { homes = [:] } }
    /// The homes that were looked for.
    private var homes: [Name: Home] = [:]
    /// The sources in Objective-C, which may also declare classes.
    let objectiveC: [String]
    let read: @Sendable (String) -> [UInt8]?
    /// Returns the paths of all files in the package; `nil` if they can't be known.
    let allNames: @Sendable () -> [String]?
    /// The asset catalogues of the package, looked for when a document first needs them.
    private(set) lazy var catalogues = allNames().map { AssetCatalogues($0, read: read) }

    init(classes: ClassIndex, context: LintContext, files: LintFiles) {
        self.classes = classes
        self.context = context
        objectiveC = files.modules.flatMap(\.objectiveC)
        read = files.read
        allNames = files.allNames
    }

    mutating func home(of object: NibDocument.Object, in document: NibDocument) -> Home {
        // The first responder may be of any class.
        guard let name = object.customClass?.value, !object.isFirstResponder else { return .outside }
        let module = object.customModule?.value
        let key = Name(name: name, module: module, isOfTarget: object.isOfTarget, place: document.module)
        if let home = homes[key] { return home }
        let home = home(of: name, object, in: document)
        homes[key] = home
        return home
    }

    private mutating func home(
        of name: String,
        _ object: NibDocument.Object,
        in document: NibDocument
    ) -> Home {
        let declaring = classes.modules(declaring: name)
        if declaring.isEmpty, classes.mayBeUnread(name) { return .outside }
        guard let module = object.customModule?.value else { return homeWithoutModule(name, declaring) }
        guard context.modules[module] != nil else {
            return libraries.contains(module) ? .outside : .unknownModule(module)
        }
        if declaring.contains(module) { return .module(module) }
        // Xcode writes the module of the target instead.
        if object.isOfTarget, declaring.contains(document.module) { return .module(document.module) }
        return declaring.isEmpty ? .nowhere(module) : .elsewhere(named: module, declaring)
    }

    private mutating func homeWithoutModule(_ name: String, _ declaring: [String]) -> Home {
        if classes.isKnownToObjectiveC(name) || classes.mayBeUnread(name) || isInObjectiveC(name) { return .outside }
        if !declaring.isEmpty { return .withoutModule(declaring) }
        return PlatformNames.isClass(name) ? .outside : .nowhere(nil)
    }

    private func isInObjectiveC(_ name: String) -> Bool {
        let declarations = ["@interface \(name)", "@implementation \(name)"]
        let search = ByteSearch(declarations)
        return objectiveC.contains { path in read(path).map { search.findsAny(in: $0) } ?? false }
    }
}
