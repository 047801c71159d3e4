/// Reads targets from an Xcode project, with the sources and synchronised folders of each.
struct XcodeProjectReader {
    private let objects: [String: PropertyList]
    private let project: PropertyList
    /// The paths of groups and files by key, relative to the app's folder.
    private var paths: [String: String] = [:]

    /// - Returns: no targets for a project in another format.
    static func read(_ bytes: [UInt8], path: String) -> AppManifest {
        let name = path.split(separator: "/").dropLast().last.map {
            $0.split(separator: ".").dropLast().joined(separator: ".")
        }
        var manifest = AppManifest(kind: .xcode, path: path, name: name, targets: [])
        if let root = PropertyList.read(bytes), let objects = root["objects"]?.map,
            let project = root["rootObject"]?.text.flatMap({ objects[$0] })
        {
            let reader = XcodeProjectReader(objects: objects, project: project, folder: manifest.directory)
            manifest.targets = reader.targets
        }
        return manifest
    }

    private init(objects: [String: PropertyList], project: PropertyList, folder: String) {
        self.objects = objects
        self.project = project
        let root = ManifestFolder(folder).resolve(project["projectDirPath"]?.text ?? "") ?? folder
        if let main = project["mainGroup"]?.text { walk(main, in: root, of: root, depth: 0) }
    }

    private mutating func walk(_ key: String, in folder: String, of root: String, depth: Int) {
        guard depth < 64, paths[key] == nil, let object = objects[key] else { return }
        let base: String
        switch object["sourceTree"]?.text ?? "<group>" {
        case "<group>": base = folder
        case "SOURCE_ROOT": base = root
        default: return
        }
        guard let path = ManifestFolder(base == "." ? "" : base).resolve(object["path"]?.text ?? "") else { return }
        paths[key] = path
        for child in object["children"]?.texts ?? [] { walk(child, in: path, of: root, depth: depth + 1) }
    }

    private var targets: [AppTarget] {
        (project["targets"]?.texts ?? []).compactMap { key in
            guard let object = objects[key], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text
            else { return nil }
            return target(object, key, name)
        }
    }

    private func target(_ object: PropertyList, _ key: String, _ name: String) -> AppTarget {
        let product = object["productType"]?.text ?? ""
        let groups = object["fileSystemSynchronizedGroups"]?.texts ?? []
        var target = AppTarget(name: name, folders: groups.compactMap { paths[$0] }, isTest: product.contains("test"))
        target.isApp = ["application", "app-extension", "extensionkit-extension"].contains { product.contains($0) }
        target.isMainActorByDefault = isMainActorByDefault(object)
        for phase in (object["buildPhases"]?.texts ?? []).compactMap({ objects[$0] })
        where phase["isa"]?.text == "PBXSourcesBuildPhase" {
            let references = (phase["files"]?.texts ?? []).compactMap { objects[$0]?["fileRef"]?.text }
            target.files.formUnion(references.compactMap { paths[$0] }.filter { $0.hasSuffix(".swift") })
        }
        for (group, path) in paths {
            let exceptions = (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
            for exception in exceptions where exception["target"]?.text == key {
                let names = exception["membershipExceptions"]?.texts ?? []
                let full = names.compactMap { ManifestFolder(path == "." ? "" : path).resolve($0) }
                // Of a folder that isn't the target's, they are what is the target's all the same.
                if groups.contains(group) {
                    target.excluded += full.sorted().map(PathPattern.init)
                } else {
                    target.files.formUnion(full)
                }
            }
        }
        return target
    }

    private func isMainActorByDefault(_ target: PropertyList) -> Bool {
        setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) ?? setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: project)
            == "MainActor"
    }

    private func setting(_ name: String, of object: PropertyList) -> String? {
        let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
        return configurations.lazy.compactMap { $0["buildSettings"]?[name]?.text }.first
    }
}
