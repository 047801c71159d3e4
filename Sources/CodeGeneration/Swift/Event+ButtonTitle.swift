extension Event {
    /// The title of a button that sends it. For example: `Order` for `didTapOrderButton` and for `onOrderTap`.
    var buttonTitle: String { controlName.spacedOut }

    /// Returns the identifier of its control in tests. For example: `cart.order` for `didTapOrderButton` of `Cart`.
    func controlIdentifier(in scene: Scene) -> String {
        "\(scene.name.lowerCamelCase).\(controlName.lowerCamelCase)"
    }

    private var controlName: String {
        let beginnings = ["didTap", "didSelect", "didPress", "did", "on"]
        let beginning = beginnings.first { name.hasPrefix($0) && name != $0 } ?? ""
        var title = name.dropFirst(beginning.count)
        for ending in ["Tap", "Button"] where title.hasSuffix(ending) && title != ending {
            title = title.dropLast(ending.count)
        }
        return String(title).upperCamelCase
    }
}
