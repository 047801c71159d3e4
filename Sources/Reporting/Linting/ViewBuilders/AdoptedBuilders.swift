/// Checks that the switch over adopted scenes can name each descriptor and call each builder, as far as can be seen
/// without types, and that the resolvers can call the builders that the specs of other handwritten scenes name.
struct AdoptedBuilders {
    let project: Project
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    init(of project: Project, in files: LintFiles, jobs: Int, display: @escaping @Sendable (String) -> String) {
        self.project = project
        self.files = files
        self.jobs = jobs
        self.display = display
    }

    /// The problems, at most one for each scene's descriptor and one for its builder.
    var diagnostics: [Diagnostic] {
        let adopted = project.adoptedScenes
        let built = adopted.map(built) + project.features.flatMap(\.scenes).compactMap(BuiltScene.init)
        if built.isEmpty { return [] }
        let calls = built.map { call($0.text) }
        let names = Set(adopted.map(\.descriptorName) + calls.compactMap { $0?.type })
        let types = PackageTypes(names, in: files, jobs: jobs, display: display)
        let knowsAll = !importsForeignModules && !bridgesForeignHeaders
        let missing = missingMethods(of: built.filter { knowsAll || isOwn($0, types) })
        let descriptors = adopted.compactMap { scene in
            AdoptedDescriptor(scene: scene, types: types, knowsAll: knowsAll).problem { nearDescriptor(to: $0) }
        }
        return descriptors
            + zip(built, calls).compactMap { scene, call in
                if scene.isDiscovered, let missing = missing[scene.name] { return missing }
                let mismatch = call.flatMap { problem(with: $0, of: scene, types, knowsAll || isOwn(scene, types)) }
                return mismatch ?? missing[scene.name]
            }
    }

    /// Returns true if the builder takes one of the app's own descriptors, so that no package can declare it.
    private func isOwn(_ scene: BuiltScene, _ types: PackageTypes) -> Bool {
        let folder = project.appSources == "." ? "" : display(project.appSources + "/")
        return BuilderMethod.handsOverDescriptor(scene.text)
            && types.declarations(of: scene.descriptor.lastPart).contains { $0.place.path.hasPrefix(folder) }
    }

    /// Returns problems by scene name, for builders that aren't functions of a type and that no source declares.
    private func missingMethods(of scenes: [BuiltScene]) -> [String: Diagnostic] {
        let builders = scenes.compactMap { scene in BuilderMethod.name(in: scene.text).map { (scene, $0) } }
        let declared = BuilderMethod.declared(among: Set(builders.map(\.1)), in: files, jobs: jobs)
        let missing = builders.filter { !declared.contains($0.1) && !$0.1.hasPrefix("unsafe") }.map { scene, name in
            let other = scene.otherWay.isEmpty ? "" : ", or \(scene.otherWay)"
            let diagnostic = Diagnostic(
                .missingDeclaration,
                at: scene.place,
                "nothing declares '\(name)', which \(scene.caller) calls to show '\(scene.name)'",
                note: "declare it in '\(project.environment.name)'\(other)"
            )
            return (scene.name, diagnostic)
        }
        return Dictionary(missing) { first, _ in first }
    }

    private func call(_ text: String) -> BuilderCall? {
        BuilderCall(text, environment: project.environment.name.lastPart)
    }

    /// True if types may come from a module without a folder of its name in the package, which isn't searched.
    private var importsForeignModules: Bool {
        let folders = Set(
            (files.elsewhere + files.modules.flatMap { $0.sources + $0.generated }).flatMap {
                $0.split(separator: "/").dropLast()
            }
        )
        let own = Set(files.modules.map(\.module.name))
        let manifest = files.read("Package.swift").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return (project.descriptors.imports + [project.environment.module]).contains { module in
            !PlatformModules.names.contains(module) && !own.contains(module) && !folders.contains(Substring(module))
                && !manifest.contains("arget(name: \"\(module)\"") && module != project.app
        }
    }

    /// True if a bridging header includes anything but headers of the package or of platform frameworks.
    private var bridgesForeignHeaders: Bool {
        let names = Set(files.headers.compactMap { $0.split(separator: "/").last })
        return files.headers.filter { $0.hasSuffix("Bridging-Header.h") }.contains { path in
            let text = String(decoding: files.read(path) ?? [], as: UTF8.self)
            return text.split(whereSeparator: \.isNewline).compactMap(includedHeader).contains { header in
                let parts = header.split(separator: "/")
                return parts.last.map(names.contains) != true
                    && parts.first.map { PlatformModules.names.contains(String($0)) } != true
            }
        }
    }

    /// Returns `Old/OldScreen.h` for `#import "Old/OldScreen.h"`, and `FilmKit` for `@import FilmKit;`.
    private func includedHeader(_ line: Substring) -> Substring? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard ["#import", "#include", "@import"].contains(where: line.hasPrefix) else { return nil }
        let name = line.drop { $0 != "\"" && $0 != "<" && $0 != " " }.drop { " \"<".contains($0) }
        return name.prefix { !"\">;".contains($0) }
    }

    /// Returns a descriptor with a similar name; only used once one is missing.
    private func nearDescriptor(to scene: AdoptedScene) -> String? {
        let root = scene.descriptor.value.text.split(separator: ".").first.map(String.init)
        let words = [project.descriptors.teamProtocol, root].compactMap(\.self)
        let known = files.allSources(mentioning: words, jobs: jobs) { source, _, _ in
            SourceOutline.read(source, nested: true).blocks.filter { !$0.isExtension }.map(\.path)
        }
        return NearName.find(scene.descriptor.value.text, in: Set(known).sorted())
    }

    private func problem(
        with call: BuilderCall,
        of scene: BuiltScene,
        _ types: PackageTypes,
        _ knowsAll: Bool
    ) -> Diagnostic? {
        if types.isMore(call.type) || KnownModule.declaring(call.type) != nil { return nil }
        let found = types.all(of: call.type)
        guard found.contains(where: { !$0.block.isExtension }) else {
            return found.isEmpty && knowsAll && !call.isMember ? missing(call, scene) : nil
        }
        let builder = AdoptedBuilder(call: call, declarations: found)
        guard let reason = builder.reason else { return nil }
        let remedy =
            !scene.saysBuilder
            ? "write '\(scene.buildFunction)' there, or \(scene.otherWay)"
            : scene.isDiscovered
                ? "add '\(call.selector)' to it, or \(scene.otherWay)"
                : "call what it has, or add '\(call.selector)' to it"
        return Diagnostic(
            .viewBuilderMismatch,
            at: scene.place,
            "'\(call.type)' \(reason.text), which \(scene.caller) calls to show '\(scene.name)'",
            notes: [Diagnostic.Note(reason.note, at: reason.place), Diagnostic.Note(remedy)]
        )
    }

    private func missing(_ call: BuilderCall, _ scene: BuiltScene) -> Diagnostic {
        Diagnostic(
            .missingDeclaration,
            at: scene.place,
            "nothing declares '\(call.type)', which \(scene.caller) calls to show '\(scene.name)'",
            note:
                !scene.saysBuilder
                ? "write it: 'enum \(call.type) { \(scene.buildFunction) { … } }', or \(scene.otherWay)"
                : scene.isDiscovered
                    ? "declare it, with '\(call.selector)', or \(scene.otherWay)"
                    : "declare it, or name the type that builds the scene"
        )
    }

    private func built(_ scene: AdoptedScene) -> BuiltScene {
        BuiltScene(scene, buildFunction: buildFunction(of: scene), otherWay: otherWay(for: scene))
    }

    /// Returns the function that the switch calls.
    private func buildFunction(of scene: AdoptedScene) -> String {
        let descriptor = scene.descriptor.value.text
        let actor = project.environment.functionIsolation == .mainActor ? "@MainActor " : ""
        let output = scene.hasGeneratedDescriptor ? "UIViewController" : "\(descriptor).\(project.descriptors.output)"
        let result = project.descriptors.returns?.text ?? output
        return
            "\(actor)static func build(with descriptor: \(descriptor), environment: \(project.environment.name)) -> \(result)"
    }

    /// Returns how to state in a spec how the scene is built.
    private func otherWay(for scene: AdoptedScene) -> String {
        let builder = "builder: \"\(scene.name)Module.make(for: descriptor)\""
        if !scene.isDiscovered { return "say how the scene is built, for example: \(builder)" }
        return DescriptorTypes.remedy(
            leaving: [scene.descriptor.value.text],
            besides: project.descriptors.exceptions,
            in: project.specPath
        )
    }
}

/// A scene with its builder.
private struct BuiltScene {
    var name: String
    /// The expression that builds it.
    var text: String
    /// The descriptor's name in the switch; empty for a generated scene.
    var descriptor = ""
    /// True if its spec, or the project's pattern, has a builder.
    var saysBuilder: Bool
    /// True if it has no spec.
    var isDiscovered = false
    /// The function that its view builder would need.
    var buildFunction = ""
    /// The alternative to that.
    var otherWay = ""
    /// The place at which a wrong builder is reported.
    var place: SourceLocation
    var caller: String

    init(_ scene: AdoptedScene, buildFunction: String, otherWay: String) {
        name = scene.name
        text = scene.builderText
        descriptor = scene.descriptor.value.text
        saysBuilder = scene.builder != nil
        isDiscovered = scene.isDiscovered
        (self.buildFunction, self.otherWay) = (buildFunction, otherWay)
        place = scene.builderPlace
        caller = "the switch"
    }

    /// Creates the value; `nil` if the scene's spec has no builder.
    init?(_ scene: Scene) {
        guard let builder = scene.builder else { return nil }
        name = scene.name
        text = builder.value.text
        saysBuilder = true
        place = builder.location
        caller = "the resolver"
    }
}
