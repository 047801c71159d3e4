// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
extension TemplateLibrary {
    static let inSwiftUI: [Source] = [
        Source(
            name: "Content.swift",
            path: "Templates/SwiftUI/Content.swift.mustache",
            text: #"""
{{#contentFile}}
#if canImport(SwiftUI)
    import SwiftUI

    {{#summary}}
    ///{{.}}
    {{/summary}}
    struct {{type}}: View {
        let sections: {{sections}}

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
{{/contentFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "ContentPreviews.swift",
            path: "Templates/SwiftUI/ContentPreviews.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if DEBUG
    #if canImport(SwiftUI)
        import SwiftUI
        {{#componentImports}}
        {{.}}
        {{/componentImports}}
    #endif

    #if canImport(SwiftUI)
        {{#contents}}
        extension {{sectionsType}} {
            /// The sections in a state; what happens in them is reported to nobody.
            fileprivate init(showing state: {{scene}}State) {
                {{initializer}}
            }
        }
        {{#states}}

        #Preview({{literal}}) {
            {{type}}(sections: {{sectionsType}}(showing: {{state}}))
        }
        {{/states}}
        {{#sections}}
        {{#states}}

        #Preview({{literal}}) {
            {{sectionsType}}(showing: {{state}}).{{member}}
        }
        {{/states}}
        {{/sections}}
        {{^last}}

        {{/last}}
        {{/contents}}
    #endif
#endif

"""#,
            firstLine: 11
        ),
        Source(
            name: "DataSource.swift",
            path: "Templates/SwiftUI/DataSource.swift.mustache",
            text: #"""
{{#dataSourceFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
{{#isCombine}}
#if canImport(Combine)
    {{access}}import Combine
#else
    {{access}}import OpenCombine
#endif

{{/isCombine}}
{{#isRx}}
#if canImport(RxSwift)
    {{access}}import RxSwift
#endif

{{/isRx}}
/// What the view of {{scene}} draws from: the presenter's state, field by field, so that a change redraws what shows it.
@MainActor
{{#isObservation}}
@Observable
{{access}}final class {{scene}}DataSource {
{{/isObservation}}
{{#isCombine}}
{{access}}final class {{scene}}DataSource: ObservableObject {
{{/isCombine}}
    {{#fields}}
    {{#isCombine}}@Published {{/isCombine}}{{access}}{{^isRx}}private(set) {{/isRx}}var {{name}}: {{type}}
    {{/fields}}
    {{#hasFields}}

    {{/hasFields}}
    {{access}}init(_ state: {{scene}}State) {
        {{#fields}}
        {{assignment}}
        {{/fields}}
    }

    {{access}}func render(_ state: {{scene}}State) {
        {{#fields}}
        {{assignment}}
        {{/fields}}
    }
}
{{#isRx}}

#if canImport(RxSwift)
    extension {{scene}}DataSource: ReactiveCompatible {}
#endif
{{/isRx}}
{{/dataSourceFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "Drivers.swift",
            path: "Templates/SwiftUI/Drivers.swift.mustache",
            text: #"""
{{#driversFile}}
{{> GeneratedHeader}}
#if canImport(RxCocoa)
    {{#imports}}
    {{.}}
    {{/imports}}

    /// The state of {{scene}}'s presenter, a driver for each field.
    @MainActor
    final class {{scene}}Drivers {
        private let states: BehaviorRelay<{{scene}}State>

        init(_ state: {{scene}}State) {
            states = BehaviorRelay(value: state)
        }

        func accept(_ state: {{scene}}State) {
            states.accept(state)
        }
        {{#fields}}

        var {{name}}: Driver<{{type}}> {
            states.asDriver().map { $0.{{member}} }
        }
        {{/fields}}
    }
#endif
{{/driversFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "HostingViewController.swift",
            path: "Templates/SwiftUI/HostingViewController.swift.mustache",
            text: #"""
{{#hostingViewControllerFile}}
{{> GeneratedHeader}}
{{> Imports}}
{{^isSeparate}}

#if canImport(SwiftUI)
    import SwiftUI
#endif
{{/isSeparate}}
{{#isDriven}}

#if canImport(RxCocoa)
    import RxCocoa
    import RxSwift
#endif
{{/isDriven}}

/// Hosts the view of {{scene}}.
@MainActor
final class {{scene}}ViewController: UIViewController {
    {{#handedParts}}
    let {{name}}: {{type}}
    {{/handedParts}}
    /// What the view draws from, once the presenter has rendered for the first time.
    private(set) var dataSource: {{scene}}DataSource?
    let presenter: any {{scene}}PresenterContract
    {{#isDriven}}
    #if canImport(RxCocoa)
        private var drivers: {{scene}}Drivers?
        private let disposeBag = DisposeBag()
    #endif
    {{/isDriven}}

    {{viewControllerInitializer}}
        self.presenter = presenter
        {{#handedParts}}
        self.{{name}} = {{name}}
        {{/handedParts}}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpNavigationItem()
        presenter.viewDidLoad()
    }
    {{#lifecycle}}

    override func {{name}}(_ animated: Bool) {
        super.{{name}}(animated)
        presenter.{{name}}()
    }
    {{/lifecycle}}
}

{{^isDriven}}
extension {{scene}}ViewController: {{scene}}ViewContract {
    func render(_ state: {{scene}}State) {
        if let dataSource {
            dataSource.render(state)
        } else {
            startDrawing(from: {{scene}}DataSource(state))
        }
    }
}
{{/isDriven}}
{{#isDriven}}
#if canImport(RxCocoa)
    extension {{scene}}ViewController: {{scene}}ViewContract {
        func render(_ state: {{scene}}State) {
            if let drivers {
                drivers.accept(state)
            } else {
                let dataSource = {{scene}}DataSource(state)
                drive(dataSource, by: {{scene}}Drivers(state))
                startDrawing(from: dataSource)
            }
        }

        private func drive(_ dataSource: {{scene}}DataSource, by drivers: {{scene}}Drivers) {
            self.drivers = drivers
            {{#fields}}
            drivers.{{.}}.drive(dataSource.rx[\.{{.}}]).disposed(by: disposeBag)
            {{/fields}}
        }
    }
#else
    extension {{scene}}ViewController: {{scene}}ViewContract {
        func render(_ state: {{scene}}State) {
            if let dataSource {
                dataSource.render(state)
            } else {
                startDrawing(from: {{scene}}DataSource(state))
            }
        }
    }
#endif
{{/isDriven}}

extension {{scene}}ViewController {
    private func startDrawing(from dataSource: {{scene}}DataSource) {
        self.dataSource = dataSource
        #if canImport(UIKit) && canImport(SwiftUI)
            {{#isSeparate}}
            dataSource.show({{hostingArguments}})
            {{/isSeparate}}
            {{^isSeparate}}
            host({{view}})
            {{/isSeparate}}
        #endif
    }
}
{{/hostingViewControllerFile}}

"""#,
            firstLine: 12
        ),
        Source(
            name: "ReactiveKeyPath.swift",
            path: "Templates/SwiftUI/ReactiveKeyPath.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if canImport(RxSwift)
    import RxSwift

    extension Reactive where Base: AnyObject {
        /// Sets a property to what it is driven with. For example: `dataSource.rx[\.products]`.
        subscript<Value>(_ property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
            Binder(base) { base, value in base[keyPath: property] = value }
        }
    }
#endif

"""#,
            firstLine: 9
        ),
        Source(
            name: "SceneContents.swift",
            path: "Templates/SwiftUI/SceneContents.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if canImport(SwiftUI)
    import SwiftUI
    {{#componentImports}}
    {{.}}
    {{/componentImports}}

    {{#contents}}
    /// The sections of {{scene}}'s {{name}}: all of them, one after the other, or each by its name.
    struct {{sectionsType}}: View {
        {{#sections}}
        let {{name}}: {{type}}
        {{/sections}}

        var body: some View {
            {{#sections}}
            {{statement}}
            {{/sections}}
        }
    }

    {{/contents}}
    extension {{scene}}View {
        {{#contents}}
        /// Drawn from the data source; what happens in it is reported to the presenter.
        var {{member}}: {{type}} {
            {{type}}(
                {{argument}}
            )
        }
        {{^last}}

        {{/last}}
        {{/contents}}
    }
#endif

"""#,
            firstLine: 12
        ),
        Source(
            name: "SceneNavigationItem.swift",
            path: "Templates/SwiftUI/SceneNavigationItem.swift.mustache",
            text: #"""
import ViperRuntime

{{> NavigationItem}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "Section.swift",
            path: "Templates/SwiftUI/Section.swift.mustache",
            text: #"""
{{#sectionFile}}
{{> Imports}}
{{#hasImports}}

{{/hasImports}}
#if canImport(SwiftUI)
    import SwiftUI

    {{#summary}}
    ///{{.}}
    {{/summary}}
    struct {{type}}: View {
        {{#properties}}
        let {{name}}: {{type}}
        {{/properties}}
        {{#hasProperties}}

        {{/hasProperties}}
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                {{heading}}.accessibilityAddTraits(.isHeader)
                {{drafts}}
                {{#buttons}}
                {{button}}
                {{/buttons}}
                {{#failureRow}}
                {{.}}
                {{/failureRow}}
            }
        }
    }
#endif
{{/sectionFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "SwiftUIView.swift",
            path: "Templates/SwiftUI/SwiftUIView.swift.mustache",
            text: #"""
{{#viewFile}}
{{> Imports}}

#if canImport(SwiftUI)
    import SwiftUI

    {{#viewSummary}}
    ///{{.}}
    {{/viewSummary}}
    struct {{scene}}View: View {
        {{#isObservation}}
        let dataSource: {{scene}}DataSource
        {{/isObservation}}
        {{#isCombine}}
        @ObservedObject var dataSource: {{scene}}DataSource
        {{/isCombine}}
        let presenter: any {{scene}}PresenterContract
        {{#hasChildren}}
        var children: {{scene}}Children?
        {{/hasChildren}}

        var body: some View {
            {{#isScrolling}}
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    {{^hasContents}}
                    {{titleView}}.accessibilityAddTraits(.isHeader)
                    {{/hasContents}}
                    {{#isLoading}}
                    if {{.}} { ProgressView() }
                    {{/isLoading}}
                    {{drafts}}
                    {{#contentMembers}}
                    {{.}}
                    {{/contentMembers}}
                    {{#buttons}}
                    Button({{title}}) {
                        presenter.{{method}}()
                    }
                    .accessibilityIdentifier({{identifier}})
                    {{/buttons}}
                    {{#children}}
                    {{.}}
                    {{/children}}
                    {{#failureRow}}
                    {{.}}
                    {{/failureRow}}
                }
                .padding()
            }
            {{/isScrolling}}
            {{^isScrolling}}
            VStack(spacing: 16) {
                {{titleView}}.accessibilityAddTraits(.isHeader)
                {{drafts}}
                {{#isLoading}}
                if {{.}} { ProgressView() }
                {{/isLoading}}
                {{#buttons}}
                Button({{title}}) {
                    presenter.{{method}}()
                }
                .accessibilityIdentifier({{identifier}})
                {{/buttons}}
                {{#children}}
                {{.}}
                {{/children}}
                {{#failureRow}}
                {{.}}
                {{/failureRow}}
            }
            .padding()
            {{/isScrolling}}
        }
    }
#endif
{{#hasNavigationItem}}

{{> NavigationItem}}
{{/hasNavigationItem}}
{{/viewFile}}

"""#,
            firstLine: 10
        ),
        Source(
            name: "ViewHosting.swift",
            path: "Templates/SwiftUI/ViewHosting.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
#if canImport(UIKit) && canImport(SwiftUI)
    public import UIKit
    import SwiftUI
    {{#showsImages}}
    public import ViperImages
    {{/showsImages}}
    import ViperRuntime

    extension {{scene}}DataSource {
        /// Shows the view of {{scene}} inside a view controller, at all four edges, drawn from here.
        {{^showsImages}}
        public func show(in viewController: UIViewController, reportingTo presenter: any {{scene}}PresenterContract) {
            viewController.host({{scene}}View(dataSource: self, presenter: presenter))
        }
        {{/showsImages}}
        {{#showsImages}}
        public func show(
            in viewController: UIViewController,
            reportingTo presenter: any {{scene}}PresenterContract,
            imageLoader: any ImageLoading<UIImage>
        ) {
            viewController.host({{scene}}View(dataSource: self, presenter: presenter).imageLoader(imageLoader))
        }
        {{/showsImages}}
    }
#endif

"""#,
            firstLine: 11
        ),
        Source(
            name: "ViewsExport.swift",
            path: "Templates/SwiftUI/ViewsExport.swift.mustache",
            text: #"""
{{> GeneratedHeader}}
// What the views draw and report is seen everywhere in this module.
@_exported public import {{views}}

"""#,
            firstLine: 9
        ),
    ]
}
