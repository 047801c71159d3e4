import Foundation
import TestSupport

/// Emitted tests with functions in place of Swift Testing's macros.
///
/// Each macro takes the compiler 30 ms, so that hundreds of tests take longer than all else. What the macros make of names
/// is tried by `namesThatFailed`, and by goldens.
enum PlainTests {
    static func write(in folder: URL) throws {
        for (path, data) in try FileTree.read(folder) where path.hasSuffix(".swift") {
            let text = String(decoding: data, as: UTF8.self)
            let plain = text.replacing("@Test func ", with: "func ").replacing("@Suite\n", with: "\n")
                .replacing("#expect(", with: "zzExpect(").replacing("#require(", with: "zzRequire(")
            try Data(plain.utf8).write(to: folder.appendingPathComponent(path))
        }
        try Data(functions.utf8).write(to: folder.appendingPathComponent("ZzExpect.swift"))
    }

    private static let functions = """
        func zzExpect(_ condition: Bool) {}

        func zzExpect<E: Error>(throws error: E.Type, _ body: () throws -> Void) {}

        func zzExpect<E: Error>(
            throws error: E.Type,
            isolation: isolated (any Actor)? = #isolation,
            _ body: () async throws -> Void
        ) async {}

        func zzRequire<Value>(_ value: Value?) throws -> Value {
            if let value { value } else { throw CancellationError() }
        }

        """
}
