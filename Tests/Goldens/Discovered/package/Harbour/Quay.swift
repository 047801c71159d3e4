/// Conforms in another file.
public struct QuayDescriptor {
    public let letter: Character

    public init(letter: Character) {
        self.letter = letter
    }
}
