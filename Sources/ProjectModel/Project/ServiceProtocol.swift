/// The requirements of a service's protocol.
public struct ServiceProtocol: Hashable, Sendable {
    /// The kind of type that can conform to it.
    public enum Form: Hashable, Sendable {
        case structure
        case finalClass
        /// An Objective-C class.
        case objectiveC
        case actor
    }

    public var form = Form.structure
    /// The associated types that the implementation has to choose.
    public var openTypes: [String] = []
    public var requirements: [ProtocolRequirements.Requirement] = []
    /// The core modules that declare types of those, by their names.
    public var modules: [String: String] = [:]

    public init() {}

    /// - Parameter inherited: the names of everything that the protocol inherits from.
    public init(inheriting inherited: Set<String>) {
        form =
            if inherited.contains("Actor") {
                .actor
            } else if !inherited.isDisjoint(with: ["NSObjectProtocol", "NSObject"]) {
                .objectiveC
            } else if !inherited.isDisjoint(with: ["AnyObject", "ObservableObject"]) {
                .finalClass
            } else {
                .structure
            }
    }
}
