import ViperRuntime

extension ReceiptInteractor: ReceiptInteractorContract {}
