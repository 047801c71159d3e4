// What every file of this module sees.

@_exported public import Basics
