import Foundation

/// An app with a resolver of its own, and sources that have nothing to do with it. The same numbers give the same files.
struct AppWorkload {
    /// Screens, each with a descriptor and an arm of the resolver's switch.
    var screens: Int
    /// All other types, one a file.
    var others: Int

    func write(to folder: URL) throws {
        try write(manifest, to: folder.appendingPathComponent("Package.swift"))
        let sources = folder.appendingPathComponent("Sources/Bureau")
        try write(container, to: sources.appendingPathComponent("AppContainer.swift"))
        for number in 0..<screens {
            try write(screen(number), to: sources.appendingPathComponent("Screens/Screen\(number).swift"))
        }
        try ProtocolWorkload(protocols: others).write(to: sources)
    }

    private let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(name: "Bureau", targets: [.target(name: "Bureau")])

        """

    private func screen(_ number: Int) -> String {
        """
        import UIKit

        struct Screen\(number)Descriptor: ScreenDescriptor {
            typealias Output = UIViewController
            let itemID: Int64
            var title: String?
        }

        final class Screen\(number)ViewController: UIViewController {
            init(itemID: Int64, title: String?, store: any ItemStore) {
                super.init(nibName: nil, bundle: nil)
                self.title = title
            }

            required init?(coder: NSCoder) { nil }
        }

        """
    }

    private var container: String {
        let arms = (0..<screens).map { number in
            """
                    case let screen as Screen\(number)Descriptor:
                        Screen\(number)ViewController(itemID: screen.itemID, title: screen.title, store: store)

            """
        }
        return """
            import UIKit

            protocol ScreenDescriptor {
                associatedtype Output
            }

            protocol ItemStore {
                func remove(_ id: Int64)
            }

            final class AppContainer {
                let store: any ItemStore

                init(store: any ItemStore) { self.store = store }

                func screen<D: ScreenDescriptor>(for descriptor: D) -> UIViewController {
                    switch descriptor {
            \(arms.joined())        default:
                        fatalError("no screen for \\(descriptor)")
                    }
                }
            }

            """
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
