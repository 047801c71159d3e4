import Foundation
import Testing
import TestSupport

/// A small app with a resolver, as a repository holds it.
enum AdoptableApp {
    static let resolver = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        final class HomeController: UIViewController {}
        final class FilmController: UIViewController { init(_ id: Int) {} }
        final class Router {
            func open(_ place: any Place) -> UIViewController {
                switch place {
                case is Home: return HomeController()
                case let film as Film: return FilmController(film.id)
                default: return Closed()
                }
            }
        }

        """

    static let project = """
        // !$*UTF8*$!
        {
            objects = {
                B = { isa = PBXBuildFile; fileRef = F; };
                R = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (T, ); };
                M = { isa = PBXGroup; children = (A, ); sourceTree = "<group>"; };
                A = { isa = PBXGroup; children = (F, ); path = App; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Router.swift; sourceTree = "<group>"; };
                P = { isa = PBXSourcesBuildPhase; files = (B, ); };
                T = {
                    isa = PBXNativeTarget; name = "Cinema"; buildPhases = (P, );
                    productType = "com.apple.product-type.application";
                };
            };
            rootObject = R;
        }

        """

    static func repository(_ files: [String: String]) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        try await git("init", "--quiet", in: folder.url)
        return folder
    }

    @discardableResult
    static func git(_ arguments: String..., in folder: URL) async throws -> String {
        let run = try await Tool.run("git", arguments, in: folder)
        #expect(run.succeeded, "\(run.everything)")
        return run.output
    }
}
