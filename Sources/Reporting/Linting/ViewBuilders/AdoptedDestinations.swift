import SwiftSyntax

/// Checks that generated scenes can create the descriptors of their adopted destinations, and show their outputs.
struct AdoptedDestinations {
    let project: Project
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    /// A connection from a generated scene to an adopted one.
    private struct Way {
        var scene: AdoptedScene
        var module: String
        var place: Basics.SourceLocation
        /// The route; `nil` for a child.
        var route: Route?
    }

    /// A declaration or extension of a descriptor.
    private struct Found: Sendable {
        var name: String
        var module: String
        var isExtension: Bool
        /// Its declared output.
        var output: String?
        var place: Basics.SourceLocation
    }

    /// The problems, at most one at each place that names an adopted scene.
    var diagnostics: [Diagnostic] {
        let ways = self.ways
        if ways.isEmpty { return [] }
        let names = Set(ways.map(\.scene.descriptorName))
        let found = files.allSources(mentioning: names, jobs: jobs) { source, path, module in
            descriptors(names, in: source, at: path, of: module.name)
        }
        let byName = Dictionary(grouping: found, by: \.name)
        let written = byName.mapValues { $0.compactMap(\.output) }
        var types = Set(written.values.flatMap(\.self))
        if let returns = project.descriptors.returns { types.insert(returns.text) }
        let outputs = PackageTypes(types, in: files, jobs: jobs, display: display)
        return ways.compactMap { way in
            let declarations = byName[way.scene.descriptorName] ?? []
            // Two of a name in different types aren't told apart.
            let declared = declarations.filter { !$0.isExtension }
            guard declared.count <= 1 else { return nil }
            if let reach = declared.first.flatMap({ outOfReach(way, $0) }) { return reach }
            guard let output = project.descriptors.returns?.text ?? declarations.compactMap(\.output).first else {
                return nil
            }
            return mismatch(of: way, output, outputs)
        }
    }

    private var ways: [Way] {
        let scenes = Dictionary(project.adoptedScenes.map { ($0.name, $0) }) { first, _ in first }
        return project.features.flatMap(\.scenes).flatMap { scene -> [Way] in
            func way(_ adopted: AdoptedReference?, _ place: Basics.SourceLocation?, _ route: Route?) -> Way? {
                guard let name = adopted?.scene, let adopted = scenes[name], let place else { return nil }
                return Way(scene: adopted, module: scene.feature, place: place, route: route)
            }
            return scene.routes.compactMap { way($0.adopted, $0.destinationPlace, $0) }
                + scene.children.compactMap { way($0.adopted, $0.destinationPlace, nil) }
        }
    }

    @Sendable
    private func descriptors(_ names: Set<String>, in source: [UInt8], at path: String, of module: String) -> [Found] {
        guard let tree = try? SwiftTree.read(source) else { return [] }
        let finder = OutputFinder(names, output: project.descriptors.output)
        finder.walk(tree)
        return finder.found.map { found in
            let place = TextPlace(ofByte: found.byte, in: source)
            return Found(
                name: found.name,
                module: module,
                isExtension: found.isExtension,
                output: found.output,
                place: Basics.SourceLocation(path: display(path), line: place.line, column: place.column)
            )
        }
    }

    private func outOfReach(_ way: Way, _ found: Found) -> Diagnostic? {
        guard way.module != project.app, found.module == project.app else { return nil }
        let core = project.coreModules.first?.name ?? "a core module"
        return Diagnostic(
            .wrongModule,
            at: way.place,
            "'\(way.module)' can't make '\(way.scene.descriptor.value.text)': it is declared in the app",
            notes: [Diagnostic.Note("move it to '\(core)', and make it public", at: found.place)]
        )
    }

    private func mismatch(of way: Way, _ output: String, _ types: PackageTypes) -> Diagnostic? {
        if let route = way.route, output == "UINavigationController" { return mismatch(ofNavigation: way, route) }
        guard let reason = reason(against: output, types) else { return nil }
        let remedy =
            way.route == nil
            ? "remove the child"
            : "remove 'to', and write 'present: custom': the route is then yours to write"
        return Diagnostic(
            .outputMismatch,
            at: way.place,
            "'\(way.scene.name)' gives '\(output)', \(reason)",
            notes: [Diagnostic.Note("let its descriptor and its builder give a view controller, or \(remedy)")]
        )
    }

    private func reason(against output: String, _ types: PackageTypes) -> String? {
        if output.hasSuffix("?") || output.hasSuffix("!") || output.hasPrefix("Optional<") {
            return "which may be no screen at all"
        }
        let isNoClass =
            ["any ", "some ", "(", "["].contains(where: output.hasPrefix) || ["Any", "AnyView"].contains(output)
            || types.declarations(of: output).contains { ["struct", "enum", "actor"].contains($0.block.keyword) }
        return isNoClass ? "which is no view controller" : nil
    }

    private func mismatch(ofNavigation way: Way, _ route: Route) -> Diagnostic? {
        let presentation = route.presentation
        if presentation == .custom || presentation.isModal && !presentation.hasBar && route.tab == nil { return nil }
        return Diagnostic(
            .outputMismatch,
            at: way.place,
            presentation.hasBar
                ? "'\(way.scene.name)' comes in its own navigation controller"
                : "'\(way.scene.name)' is a navigation controller, which can only be presented",
            notes: [Diagnostic.Note("write 'present: sheet'\(route.tab == nil ? "" : ", and remove 'tab'")")]
        )
    }
}

/// Collects the declarations of some types, with the target of a type alias in them.
private final class OutputFinder: SyntaxVisitor {
    private let names: Set<String>
    private let output: String
    private(set) var found: [(name: String, isExtension: Bool, output: String?, byte: Int)] = []

    init(_ names: Set<String>, output: String) {
        self.names = names
        self.output = output
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, node) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, node) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return add(name, node, isExtension: true)
    }

    private func add(
        _ name: String,
        _ node: some DeclGroupSyntax,
        isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        guard names.contains(name) else { return .visitChildren }
        let aliases = node.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
        let alias = aliases.first { $0.name.text == output }
        found.append(
            (
                name, isExtension, alias?.initializer.value.trimmedDescription,
                node.positionAfterSkippingLeadingTrivia.utf8Offset
            )
        )
        return .visitChildren
    }
}
