// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inUIKit: [Source] = [
        Source(
            name: "UIKitViewController.swift",
            path: "Templates/UIKit/UIKitViewController.swift.mustache",
            text: #"""
{{#viewControllerFile}}
{{> Imports}}

@MainActor
final class {{scene}}ViewController: UIViewController {
    private let presenter: any {{scene}}PresenterContract
    {{#handedParts}}
    private let {{name}}: {{type}}
    {{/handedParts}}
    {{#hasChildren}}

    {{/hasChildren}}
    {{#children}}
    private let {{container}} = UIView()
    {{/children}}
    {{#banner}}

    private(set) lazy var failureBanner = FailureBanner{{.}}
    {{/banner}}
    {{#isLoading}}

    let activityIndicator = UIActivityIndicatorView(style: .medium)
    {{/isLoading}}
    {{#hasDrafts}}

    /// A line for each field of the state, until the screen has views of its own for them.
    let drafts = UIStackView()
    {{/hasDrafts}}
    {{#hasRows}}

    let tableView = UITableView(frame: .zero, style: .plain)
    /// A row for each field of the state, and for each element of a list, until the screen has rows of its own.
    private var rows: [DraftRow.ID: DraftRow] = [:]
    private lazy var dataSource = UITableViewDiffableDataSource<Int, DraftRow.ID>(tableView: tableView) {
        [weak self] tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = self?.rows[id]?.text
        cell.contentConfiguration = content
        cell.accessibilityIdentifier = "{{identifier}}.\(id)"
        return cell
    }
    {{/hasRows}}

    {{#isFromStoryboard}}
    /// What the storyboard makes.
    {{coderInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        super.init(coder: coder)
    }

    /// Stands in where the storyboard is missing.
    {{/isFromStoryboard}}
    {{viewControllerInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        {{superInit}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = {{title}}
        {{^isFromNib}}
        view.backgroundColor = .systemBackground
        {{/isFromNib}}
        {{#hasRows}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.cellLayoutMarginsFollowReadableWidth = true
        {{/hasRows}}
        {{#hasDrafts}}
        drafts.axis = .vertical
        drafts.spacing = 8
        {{/hasDrafts}}
        {{#hasChildren}}
        {{childrenStack}}
        children.axis = .vertical
        children.distribution = .fillEqually
        {{/hasChildren}}
        {{#hasContent}}
        {{content}}
        content.axis = .vertical
        content.spacing = 16
        view.{{placing}}content)
        {{/hasContent}}
        {{#overlays}}
        {{.}}
        {{/overlays}}
        {{#hasChildren}}
        showChildren()
        {{/hasChildren}}
        presenter.viewDidLoad()
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        presenter.{{name}}()
    }
    {{/lifecycle}}
}
{{#hasChildren}}

extension {{scene}}ViewController {
    /// Shows the scenes inside of this one that need to be told nothing.
    private func showChildren() {
        {{#children}}
        {{call}}
        {{/children}}
    }
}
{{/hasChildren}}

{{conformance}}
    func render(_ state: {{scene}}State) {
        // Bring the subviews in line with the state.
        {{#loaded}}
        // `{{name}}.value` is what there is to show, be it old or new.
        {{/loaded}}
        {{#isLoading}}
        if {{.}} {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        {{/isLoading}}
        {{#banner}}
        failureBanner.show({{failure}})
        {{/banner}}
        {{drafts}}
    }
    {{#hasDrafts}}

    private func showDrafts(_ texts: [String]) {
        while drafts.arrangedSubviews.count < texts.count { drafts.addArrangedSubview(makeDraft()) }
        for case (let label as UILabel, let text) in zip(drafts.arrangedSubviews, texts) { label.text = text }
    }

    private func makeDraft() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
    {{/hasDrafts}}
    {{#hasRows}}

    private func showRows(_ fields: [[DraftRow]]) {
        let (old, new) = (rows, Array(fields.joined()))
        rows = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
        var snapshot = NSDiffableDataSourceSnapshot<Int, DraftRow.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(new.map(\.id))
        // Rows that stay keep their cells, and only what has changed is configured anew.
        snapshot.reconfigureItems(new.filter { old[$0.id] != nil && old[$0.id] != $0 }.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
    {{/hasRows}}
}
{{/viewControllerFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewController.storyboard",
            path: "Templates/UIKit/ViewController.storyboard.mustache",
            text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Vc1-Sc-eNe">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--{{nibTitle}}-->
        <scene sceneID="Sc1-Id-aBc">
            <objects>
                <viewController id="Vc1-Sc-eNe" customClass="{{scene}}ViewController" customModule="{{feature}}" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="Vw1-Ro-oTt">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="Sa1-Fe-aRa"/>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="Fr1-Re-sPd" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
    </scenes>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewController.xib",
            path: "Templates/UIKit/ViewController.xib.mustache",
            text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="{{scene}}ViewController" customModule="{{feature}}">
            <connections>
                <outlet property="view" destination="Vw1-Ro-oTt" id="Ou1-Vi-eWr"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="Vw1-Ro-oTt">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="Sa1-Fe-aRa"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
            firstLine: 10
        ),
    ]
}
