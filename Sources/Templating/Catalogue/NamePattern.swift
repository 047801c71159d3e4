/// A path or a type's name with places for names of the specs. For example: `Sources/<Feature>/Domain/Default<UseCase>UseCase.swift`.
public struct NamePattern: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        case text(String)
        case name(Placeholder)
        case folder(ModuleFolder)
    }

    public let segments: [Segment]

    public init(_ segments: [Segment]) { self.segments = segments }

    /// - Parameters:
    ///   - name: What stands in a placeholder's place.
    ///   - folder: The folder of a module's sources, relative to the target package.
    public func text(_ name: (Placeholder) -> String, in folder: (ModuleFolder) -> String = { $0.rawValue }) -> String {
        var text = ""
        text.reserveCapacity(96)
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .name(let placeholder): text += name(placeholder)
            case .folder(let module): text += folder(module)
            }
        }
        return text
    }

    /// The module that a file of such a path belongs to; `nil` for one beside the modules.
    public var folder: ModuleFolder? {
        if case .folder(let folder) = segments.first { folder } else { nil }
    }
}

extension NamePattern: CustomStringConvertible {
    /// As front matter and documentation have it.
    public var description: String { text { "<\($0.rawValue)>" } }
}

/// What a pattern leaves open.
public enum Placeholder: String, CaseIterable, Sendable {
    case app = "App"
    /// The type with all side effects of the app, which may be the team's own.
    case appEnvironment = "AppEnvironment"
    /// A module without files of its own, or with resources.
    case module = "Module"
    case feature = "Feature"
    case useCase = "UseCase"
    case repository = "Repository"
    /// The service's protocol.
    case service = "Service"
    case scene = "Scene"
    /// What the file is called that a scene's view draws from: `Scene`, as the rest of the scene; `Display` in a module of views.
    case display = "Display"
    case content = "Content"
    case section = "Section"
    /// What the view of a part of the screen is called. For example: `ImageListView`.
    case partView = "PartView"
    /// A view of people's own that is marked as a component.
    case component = "Component"
    /// A protocol that is to be mocked.
    case `protocol` = "Protocol"
}

/// Where a module's sources lie, as documentation writes it: of modules without a `sources` of their own.
public enum ModuleFolder: String, CaseIterable, Sendable {
    case app = "Sources/<App>"
    case appTests = "Tests/<App>Tests"
    case headless = "Sources/<App>Headless"
    /// The target of the app that people open in Xcode, beside the modules.
    case appTarget = "<App>App"
    case core = "Sources/<Core>"
    case coreTestSupport = "Sources/<Core>TestSupport"
    case module = "Sources/<Module>"
    /// That of the mocks of its protocols.
    case moduleTestSupport = "Sources/<Module>TestSupport"
    case feature = "Sources/<Feature>"
    case interface = "Sources/<Feature>Interface"
    case tests = "Tests/<Feature>Tests"
    case testSupport = "Sources/<Feature>TestSupport"
    /// The tests that see a component: its feature's, or for a core module the app's.
    case componentTests = "Tests/<Tests>"
    case sandbox = "Sources/<Feature>Sandbox"
    /// The feature's, or that of its module of views.
    case views = "Sources/<Views>"

    /// Whether other modules can see what is declared there. Nobody imports a program.
    public var isImported: Bool { self != .headless && self != .sandbox && self != .appTarget }
}
