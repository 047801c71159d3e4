import ProjectModel

extension RuleGuide {
    private static let view = """
        import ViperRuntime

        final class RecipeCell: UITableViewCell {
            @IBOutlet private weak var title: UILabel!
            @IBAction private func didTapBuy(_ sender: UIButton) {}
        }

        """

    private static func nib(_ classAttributes: String, outlet: String = "title", action: String = "didTapBuy:")
        -> Example
    {
        Example(
            "Sources/Recipes/RecipeCell.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <tableViewCell id="cell-1" \(classAttributes)>
                        <connections>
                            <outlet property="\(outlet)" destination="label-1" id="outlet-1"/>
                        </connections>
                    </tableViewCell>
                    <button id="button-1">
                        <connections>
                            <action selector="\(action)" destination="cell-1" eventType="touchUpInside" id="action-1"/>
                        </connections>
                    </button>
                    <label id="label-1"/>
                </objects>
            </document>

            """
        )
    }

    private static let mendedNib = nib("customClass=\"RecipeCell\" customModule=\"Recipes\"")
    private static let source = Example("Sources/Recipes/RecipeCell.swift", view)

    static let interfaceBuilder = [
        RuleGuide(
            rule: .nibClass,
            summary: "The custom classes in `.xib` and `.storyboard` files are declared by some source.",
            details: """
                With a module, by that one; without, by a Swift class with `@objc(Name)`, or in Objective-C beside it. Classes of the system, and those of modules that
                are none of the project's but that its sources import, can't be looked up and are taken for granted.
                """,
            broken: [nib("customClass=\"RecipeRow\" customModule=\"Recipes\""), source],
            mended: [mendedNib, source]
        ),
        RuleGuide(
            rule: .nibModule,
            summary: "A custom class is in the module that the file names.",
            details:
                "A Swift class without its module isn't found when the file is loaded, and what was drawn is shown by the base class.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipies\""), source],
            mended: [mendedNib, source]
        ),
        RuleGuide(
            rule: .nibOutlet,
            summary: "An outlet is an `@IBOutlet` of the object's class, or of what it inherits from.",
            details:
                "Extensions count, and so does what is `@objc`. An outlet that isn't there crashes when the file is loaded.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipes\"", outlet: "titel"), source],
            mended: [mendedNib, source]
        ),
        RuleGuide(
            rule: .nibAction,
            summary: "An action is an `@IBAction` of its target's class, or of what it inherits from.",
            details:
                "Unwind segues may name an action of any class; what is sent to the first responder isn't looked at.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipes\"", action: "didTapBuyButton:"), source],
            mended: [mendedNib, source]
        ),
    ]
}
