/// The classes in a `.xib` or a `.storyboard`, with their connections, ids, and images and colours.
struct NibDocument: Sendable {
    struct Object: Sendable {
        /// The element's name. For example: `viewController`, `tableViewCell`, `placeholder`.
        var element: String
        var id: String?
        var customClass: XMLReader.Attribute?
        var customModule: XMLReader.Attribute?
        /// True if the document's build target stands for the module (`customModuleProvider="target"`).
        var isOfTarget = false
        /// The kind of object that a placeholder stands for. For example: `IBFilesOwner`.
        var placeholder: String?

        /// True for the first responder, which can be any object.
        var isFirstResponder: Bool { placeholder == "IBFirstResponder" }
        /// True for the object that loads a nib, which exists before.
        var isFilesOwner: Bool { placeholder == "IBFilesOwner" }
    }

    /// A name in a document that has to be a member of an object's class.
    struct Connection: Sendable {
        /// The object's position in `objects`; `nil` if any class may have the member.
        var object: Int?
        var name: XMLReader.Attribute
    }

    /// An image or a colour that a document names.
    struct Asset: Sendable {
        enum Kind: String, Sendable {
            case image
            case colour
        }

        var kind: Kind
        var name: XMLReader.Attribute
    }

    var path: String
    /// The module whose folder contains it.
    var module: String
    var objects: [Object] = []
    var outlets: [Connection] = []
    var actions: [Connection] = []
    /// The ids of objects and connections, in the order of the text.
    var ids: [XMLReader.Attribute] = []
    /// The objects that constraints name, by the ids of `firstItem` and `secondItem`.
    var constraintItems: [XMLReader.Attribute] = []
    /// The images and colours that aren't the system's, once for each place.
    var assets: [Asset] = []
    var bytes: [UInt8]
}
