import MembersInterface
import ViperRuntime

@MainActor
final class MemberDetailsViewModel {
    /// What each part of the screen draws from; a change redraws that part alone.
    let parts: Parts

    private let useCase: any MemberDetailsUseCaseContract
    private let wireframe: any MemberDetailsWireframeContract
    private let descriptor: ViewDescriptor.MemberDetailsDescriptor

    /// What is under way. It is cancelled when the view model goes, and tests can await it.
    let tasks = SceneTasks()

    init(
        descriptor: ViewDescriptor.MemberDetailsDescriptor,
        useCase: any MemberDetailsUseCaseContract,
        wireframe: any MemberDetailsWireframeContract
    ) {
        self.descriptor = descriptor
        self.useCase = useCase
        self.wireframe = wireframe
        parts = Parts(startingFrom: descriptor)
    }
}

extension MemberDetailsViewModel: MemberDetailsViewModelContract {
    func onAppear() {
        loadProfile()
        loadBooks()
    }

    func onBadgeTap() {
        useCase.logBadge()
        wireframe.showSettings()
    }

    func onBookTap(index: Int) {
        guard booksData.titles.indices.contains(index) else { return }
        booksData.selection = index
    }
}

extension MemberDetailsViewModel {
    private func loadProfile() {
        profileData.isLoading = true
        profileData.failure = nil
        tasks.run { [profileData, useCase, descriptor] in
            do {
                profileData.member = try await useCase.fetchMember(memberID: descriptor.memberID)
            } catch {
                profileData.failure = SceneFailure(error, in: "fetchMember")
            }
            profileData.isLoading = false
        }
    }

    private func loadBooks() {
        booksData.isLoading = true
        booksData.failure = nil
        tasks.run { [booksData, useCase, descriptor] in
            do {
                booksData.titles = try await useCase.fetchTitles(memberID: descriptor.memberID)
            } catch {
                booksData.failure = SceneFailure(error, in: "fetchTitles")
            }
            booksData.isLoading = false
        }
    }
}
