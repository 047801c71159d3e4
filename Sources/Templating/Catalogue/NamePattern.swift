/// A path or a type's name with placeholders for names of the specs. For example:
/// `Sources/<Feature>/Domain/Default<UseCase>UseCase.swift`.
public struct NamePattern: Hashable, Sendable {
    public enum Segment: Hashable, Sendable {
        case text(String)
        case name(Placeholder)
        case folder(ModuleFolder)
    }

    public let segments: [Segment]

    public init(_ segments: [Segment]) { self.segments = segments }

    /// - Parameters:
    ///   - name: returns the text for a placeholder.
    ///   - folder: returns the folder of a module's sources, relative to the target package.
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

    /// The module that a file of such a path belongs to; `nil` for one next to the modules.
    public var folder: ModuleFolder? {
        if case .folder(let folder) = segments.first { folder } else { nil }
    }
}

extension NamePattern: CustomStringConvertible {
    /// The pattern as in front matter and documentation.
    public var description: String { text { "<\($0.rawValue)>" } }
}

/// A placeholder in a pattern.
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
    /// A state of the app with services of its own.
    case state = "State"
    case scene = "Scene"
    /// The base name of what a scene's view draws from: `Scene`, like the rest of the scene; `Display` in a module of
    /// views.
    case display = "Display"
    case content = "Content"
    case section = "Section"
    /// The name of the view of a part of the screen. For example: `ImageListView`.
    case partView = "PartView"
    /// A handwritten view that is marked as a component.
    case component = "Component"
    /// A protocol to mock.
    case `protocol` = "Protocol"
}

/// The folder of a module's sources, as in the documentation, for modules without their own `sources`.
public enum ModuleFolder: String, CaseIterable, Sendable {
    case app = "Sources/<App>"
    case appTests = "Tests/<App>Tests"
    case headless = "Sources/<App>Headless"
    /// The app's target that people open in Xcode, next to the modules.
    case appTarget = "<App>App"
    case core = "Sources/<Core>"
    case coreTestSupport = "Sources/<Core>TestSupport"
    case module = "Sources/<Module>"
    /// The folder of the mocks of its protocols.
    case moduleTestSupport = "Sources/<Module>TestSupport"
    case feature = "Sources/<Feature>"
    case interface = "Sources/<Feature>Interface"
    case tests = "Tests/<Feature>Tests"
    case testSupport = "Sources/<Feature>TestSupport"
    /// The folder of tests that see a component: those of its feature, or of the app for a core module.
    case componentTests = "Tests/<Tests>"
    case sandbox = "Sources/<Feature>Sandbox"
    /// The folder of the feature, or of its module of views.
    case views = "Sources/<Views>"

    /// True if other modules can see the declarations there. Programs aren't imported.
    public var isImported: Bool { self != .headless && self != .sandbox && self != .appTarget }
}
