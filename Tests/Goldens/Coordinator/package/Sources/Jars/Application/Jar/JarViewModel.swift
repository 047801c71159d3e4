import JarsInterface
import ViperRuntime

@MainActor
final class JarViewModel {
    private(set) var state = JarState() {
        didSet { render?(state) }
    }
    var render: ((JarState) -> Void)?

    private let descriptor: ViewDescriptor.JarDescriptor
    private let environment: any JarEnvironment
    private let coordinator: JarCoordinator

    init(
        descriptor: ViewDescriptor.JarDescriptor,
        environment: any JarEnvironment,
        coordinator: JarCoordinator
    ) {
        self.descriptor = descriptor
        self.environment = environment
        self.coordinator = coordinator
    }
}

extension JarViewModel: JarViewModeling {
    func viewDidLoad() {}
}
