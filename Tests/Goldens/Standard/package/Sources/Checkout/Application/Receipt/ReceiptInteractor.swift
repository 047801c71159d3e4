extension ReceiptInteractor: ReceiptInteractorContract {}
