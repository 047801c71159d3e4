import Core

func useMarks() async throws {
    FinderFake().find()
    MockSeeker().seek()
    MockHunter().hunt()
}
