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

    private static let fixedNib = nib("customClass=\"RecipeCell\" customModule=\"Recipes\"")
    private static let source = Example("Sources/Recipes/RecipeCell.swift", view)

    static let interfaceBuilder = [
        RuleGuide(
            rule: .nibClass,
            summary: "Custom classes in `.xib` and `.storyboard` files are declared in the sources.",
            details: """
                A class with a module is looked up in that module, one without among Swift classes with `@objc(Name)` and Objective-C classes next to it. System classes, and
                those of modules from outside the project that its sources import, can't be looked up and aren't checked.
                """,
            broken: [nib("customClass=\"RecipeRow\" customModule=\"Recipes\""), source],
            fixed: [fixedNib, source]
        ),
        RuleGuide(
            rule: .nibModule,
            summary: "A custom class is in the module given for it.",
            details:
                "A Swift class without its module isn't found when the file is loaded, and the base class is used instead.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipies\""), source],
            fixed: [fixedNib, source]
        ),
        RuleGuide(
            rule: .nibOutlet,
            summary: "An outlet is an `@IBOutlet` of the object's class or of a superclass.",
            details:
                "Extensions and `@objc` properties count. A missing outlet crashes when the file is loaded.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipes\"", outlet: "titel"), source],
            fixed: [fixedNib, source]
        ),
        RuleGuide(
            rule: .nibAction,
            summary: "An action is an `@IBAction` of its target's class or of a superclass.",
            details:
                "Unwind segues may name an action of any class; actions sent to the first responder aren't checked.",
            broken: [nib("customClass=\"RecipeCell\" customModule=\"Recipes\"", action: "didTapBuyButton:"), source],
            fixed: [fixedNib, source]
        ),
    ]
}
