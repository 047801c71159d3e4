/// What the guides to the rules about Interface Builder show.
enum NibExamples {
    private static let view = """
        import ViperRuntime

        final class RecipeCell: UITableViewCell {
            @IBOutlet private weak var title: UILabel!
            @IBAction private func didTapBuy(_ sender: UIButton) {}
        }

        """

    static func nib(_ classAttributes: String, outlet: String = "title", action: String = "didTapBuy:")
        -> RuleGuide.Example
    {
        RuleGuide.Example(
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

    static let fixed = nib("customClass=\"RecipeCell\" customModule=\"Recipes\"")
    static let source = RuleGuide.Example("Sources/Recipes/RecipeCell.swift", view)
}
