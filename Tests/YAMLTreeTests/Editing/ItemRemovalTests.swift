import Testing
import YAMLTree

@Suite struct ItemRemovalTests {
    private func removing(_ item: String, from text: String) throws -> String {
        let editor = SpecEditor(path: "module.yml", bytes: Array(text.utf8))
        return String(decoding: try editor.removing(item, from: "dependencies"), as: UTF8.self)
    }

    @Test(arguments: [
        ("dependencies: [A, B, C] # why\n", "dependencies: [B, C] # why\n"),
        ("dependencies: [B, A]\n", "dependencies: [B]\n"),
        ("dependencies: [B, A, C]\n", "dependencies: [B, C]\n"),
        (
            "dependencies:\n  - B # stays\n  - A # goes\n  - C\nkind: core\n",
            "dependencies:\n  - B # stays\n  - C\nkind: core\n"
        ),
        ("kind: core\r\ndependencies:\r\n- A\r\n- B\r\n", "kind: core\r\ndependencies:\r\n- B\r\n"),
        ("dependencies: [A]\nkind: core\n", "kind: core\n"),
        ("kind: core\ndependencies:\n  - A\n", "kind: core\n"),
        ("# all\ndependencies: [A]", "# all\n"),
        ("dependencies: [\n  B,\n  A\n]\n", "dependencies: [\n  B\n]\n"),
    ]) func everyOtherByteStays(_ text: String, _ expected: String) throws {
        #expect(try removing("A", from: text) == expected)
    }

    @Test(arguments: [
        (
            "descriptors:\n  protocol: P\n  except: [B, A] # why\napp: X\n",
            "descriptors:\n  protocol: P\n  except: [B] # why\napp: X\n"
        ),
        ("descriptors: { protocol: P, except: [A, B] }\n", "descriptors: { protocol: P, except: [B] }\n"),
        (
            "descriptors:\n  except:\n    - B\n    - A\n  protocol: P\n",
            "descriptors:\n  except:\n    - B\n  protocol: P\n"
        ),
        ("descriptors:\n  protocol: P\n  except: [A]\napp: X\n", "descriptors:\n  protocol: P\napp: X\n"),
        ("descriptors: { protocol: P, except: [A] }\n", "descriptors: { protocol: P }\n"),
    ]) func aListInAMappingIsTakenFromAsWell(_ text: String, _ expected: String) throws {
        let editor = SpecEditor(path: "project.yml", bytes: Array(text.utf8))
        let after = try editor.removing("A", from: "except", in: "descriptors")
        #expect(String(decoding: after, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "descriptors: { except: [B] }\n", "descriptors: P\n", "except: [A]\n",
        "descriptors: &d { except: [A, B] }\nother: *d\n",
    ])
    func whatIsNotInAMappingIsRefused(_ text: String) {
        let editor = SpecEditor(path: "project.yml", bytes: Array(text.utf8))
        #expect(throws: SpecEditor.Refusal.self) { try editor.removing("A", from: "except", in: "descriptors") }
    }

    @Test(arguments: [
        "dependencies: [B]\n", "kind: core\n", "{ dependencies: [A] }\n", "dependencies: A\n",
        "a: &x A\ndependencies: [B, *x]\n",
        "dependencies: [A, # first\n  B]\n", "dependencies: [\n", "",
    ]) func whatCannotBeTakenOutIsRefused(_ text: String) {
        #expect(throws: SpecEditor.Refusal.self) { try removing("A", from: text) }
    }
}
