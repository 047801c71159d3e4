/// The classes in a `.xib` or a `.storyboard`, with their connections.
struct NibDocument: Sendable {
    struct Object: Sendable {
        /// The element's name. For example: `viewController`, `tableViewCell`, `placeholder`.
        var element: String
        var id: String?
        var customClass: XMLReader.Attribute?
        var customModule: XMLReader.Attribute?
        /// True if the document's build target stands for the module (`customModuleProvider="target"`).
        var isOfTarget = false
        /// True for the first responder, which can be any object.
        var isFirstResponder = false
    }

    /// A name in a document that has to be a member of an object's class.
    struct Connection: Sendable {
        /// The object's position in `objects`; `nil` if any class may have the member.
        var object: Int?
        var name: XMLReader.Attribute
    }

    var path: String
    /// The module whose folder contains it.
    var module: String
    var objects: [Object] = []
    var outlets: [Connection] = []
    var actions: [Connection] = []
    var bytes: [UInt8]
}
