/// What a `.xib` or a `.storyboard` says of classes and of what they are connected to.
struct NibDocument: Sendable {
    struct Object: Sendable {
        /// For example: `viewController`, `tableViewCell`, `placeholder`.
        var element: String
        var id: String?
        var customClass: XMLReader.Attribute?
        var customModule: XMLReader.Attribute?
        /// Whether the target that the document is built with stands in for the module (`customModuleProvider="target"`).
        var isOfTarget = false
        /// The first responder, which is whatever answers.
        var isFirstResponder = false
    }

    /// A name in a document that has to be a member of an object's class.
    struct Connection: Sendable {
        /// The object's position in `objects`; `nil` where any class may have it.
        var object: Int?
        var name: XMLReader.Attribute
    }

    var path: String
    /// The module in whose folder it lies.
    var module: String
    var objects: [Object] = []
    var outlets: [Connection] = []
    var actions: [Connection] = []
    var bytes: [UInt8]
}
