import KitchenCore
import KitchenCoreTestSupport
import NewsroomInterface
import Testing
import UsersInterface
import UsersUI
import ViperRuntime
import ViperTesting

@testable import Users

@MainActor
@Suite
struct UserProfilePresenterTests {
    private let environment = StubbableEnvironment()
    private let wireframe = RecordingWireframe<UserProfileRoute>()
    private let scene: UserProfileContext
    private let presenter: UserProfilePresenter

    init() {
        environment.userRepository = MockUserRepository()
        environment.recipeRepository = MockRecipeRepository()
        let environment = environment
        environment.stub(UseCaseDescriptor.FetchFavouriteDescriptor.self) {
            FetchFavouriteUseCaseBuilder.build(with: $0, environment: environment)
        }
        scene = UserProfileContext(
            descriptor: .init(userID: 1),
            environment: environment,
            state: UserProfileState(),
            wireframe: wireframe
        )
        presenter = UserProfilePresenter(scene: scene)
    }

    @Test func somebodyIsLoadedWithTheirFavourite() async {
        presenter.viewDidLoad()
        presenter.didTapNews()
        await scene.finish()
        #expect(scene.state.title == "Hanako" && scene.state.favourite == .loaded(.sample))
        presenter.didTapNews()
        presenter.didTapSettings()
        #expect(wireframe.routes == [.news(author: .sample), .settings])
    }
}
