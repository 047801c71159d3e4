# The developer's commands. Each does its own set-up.

SWIFT ?= swift
PREFIX ?= /usr/local
KITCHEN := Examples/Kitchen
GAZETTE := Examples/Gazette
VIPERGEN := .build/debug/vipergen
# For all that this package builds to test itself; the same for each command, as other options build all anew.
BUILD_OPTIONS ?=
# For 'vipergen --version'. The environment of each build has it, so that all of them build the same.
ifndef VIPERGEN_COMMIT
VIPERGEN_COMMIT := $(shell Tests/Scripts/commit)
endif
export VIPERGEN_COMMIT
QUIET := $(if $(CI),,--quiet)

.PHONY: help setup setup-bazel bazel build demo generate test test-all test-times faults lint format release artifactbundle bare-debian bench install completions man docs mock-corpus end-to-end kill-sweep rename-oracle names types changes record texts goldens goldens-ios graph-crossings apple-check counts

help:
	@echo "make demo    build vipergen, run it on specs/ and walk through the app that comes out"
	@echo "make test    run the quick tests, on the generator and on what it generates: 20 to 25 minutes from nothing, less than four after that"
	@echo "make test-all  run all tests, and say what was left out and why; an hour or more"
	@echo "make test-times  print each suite's processor seconds, and how many compilers it starts"
	@echo "make faults  plant each fault of Tests/Faults in a copy, and see that a test catches it; takes long"
	@echo "make format  format the sources"
	@echo "make record  write goldens, recorded pages and the samples anew, then compare them; look at the diff before you commit"
	@echo "make texts   turn Templates/, Explanations/, the pages that vipergen writes and the list of lint rules into the Swift files that are checked in"
	@echo "make end-to-end  start a project, add modules and scenes, build, test and run it, move a scene; a minute, part of make test-all"
	@echo "make goldens build and test the packages of Tests/Goldens as their owners would; make goldens-ios builds them for the simulator, on a Mac"
	@echo "make install build vipergen optimised and copy it to PREFIX/bin ($(PREFIX)/bin), with completions and man pages"
	@echo "make artifactbundle  pack an optimised vipergen for SwiftPM, Homebrew and others into .build-release/artifacts, and try it in an empty root"
	@echo "make bare-debian  download and run that in a fresh Debian, and time it; needs debootstrap and root"
	@echo "make bazel   build an emitted project by Bazel, from a remote cache, too; make setup-bazel installs both on Debian and Ubuntu"
	@echo "make mock-corpus  mock the public protocols of well-known packages and type-check the mocks; takes long"
	@echo "make names   type-check every reserved, contextual and platform name in every place of the specs; takes about an hour"
	@echo "make rename-oracle  hold what rename changes and lists against sourcekit-lsp, in the sample; takes minutes"
	@echo "make kill-sweep  kill vipergen at each system call that changes the disk, and see that the next run makes it good; takes long"
	@echo "make types   type-check every kind of type in every place of the specs; takes long"
	@echo "make changes make each change of a project's specs, and compare what is told with what the compiler says; takes long"
	@echo "make apple-check SDK=FOLDER  type-check all that is for iOS against an SDK of Apple's, on Linux too; on a Mac, Xcode's unless given"
	@echo "make graph-crossings  compare the crossings of graphs with those of the Graphviz that is installed"
	@echo "make counts  print how many keys, commands, flags and diagnostics there are, and the lines of each target"
	@echo "make bench   measure vipergen beside its yardsticks; builds it optimised first, which takes long"
	@echo "make docs    make DocC archives of ViperRuntime, ViperTesting and ViperImages in .build/library-docs"
	@echo "make setup   install libyaml where it is missing"

# libyaml is the one thing that Swift's package manager can't fetch.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "error: no Swift toolchain found; install Swift 6.2 or later from swift.org" >&2; exit 1; }
	@if pkg-config --exists yaml-0.1 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
		echo "setup: installing libyaml-dev with apt-get"; \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config >/dev/null; \
	elif command -v brew >/dev/null; then \
		echo "setup: installing libyaml with Homebrew"; \
		brew install --quiet libyaml pkg-config; \
	else \
		echo "error: libyaml is missing, and there is neither apt-get nor brew to install it with; install libyaml and its headers" >&2; \
		exit 1; \
	fi

# What the tests of Bazel need: Bazel itself, and a remote cache in an environment of Python's own.
BGD := .build/bazel/buildgrid/bin
setup-bazel:
	@command -v bazel >/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq bazel-bootstrap >/dev/null; \
	}
	@[ -x $(BGD)/bgd ] || { python3 -m venv $(dir $(BGD)) && $(BGD)/pip install --quiet buildgrid; }

# Skips with a message what isn't installed.
BAZEL_TEST = PATH="$$PATH:$(CURDIR)/$(BGD)" Tests/Scripts/Bazel/run
bazel: build
	$(BAZEL_TEST)

build: setup
	@[ -x $(VIPERGEN) ] || echo "Building vipergen; the first time takes a few minutes."
	@$(SWIFT) build $(QUIET) $(BUILD_OPTIONS) --product vipergen

generate: build
	@$(VIPERGEN) generate --specs specs --output $(KITCHEN)
	@$(VIPERGEN) generate --specs $(GAZETTE)/specs --output $(GAZETTE)
	@mkdir -p .build/plugin/ViperGenPlugin
	@$(VIPERGEN) generate --specs Examples/Pantry/specs --output Examples/Pantry

# The maker stands on nothing that it makes.
# Templates, what 'vipergen explain' prints, and the pages that it writes.
texts:
	@Templates/embed

demo: generate
	@echo "Building $(KITCHEN)."
	@$(SWIFT) build $(QUIET) --package-path $(KITCHEN)
	@$(KITCHEN)/.build/debug/KitchenHeadless

# Tests make and remove many small files: in memory, where Linux has 1 GB for that; they take a tenth of it.
IN_MEMORY = $(shell [ -w /dev/shm ] && [ "$$(df -Pk /dev/shm | awk 'NR == 2 { print $$4 }')" -ge 1000000 ] && echo /dev/shm)

# What everybody runs, and CI: each reader, rule, writer and message, each golden in one mode, the sample, a project from nothing.
test: setup lint
	$(SWIFT) build --build-tests $(BUILD_OPTIONS)
	SWIFT="$(SWIFT)" BUILD_OPTIONS="$(BUILD_OPTIONS)" TEST_TMPDIR=$(IN_MEMORY) Tests/Scripts/test

# All there is: before a capability is called done, and each night.
test-all: setup
	SWIFT="$(SWIFT)" BUILD_OPTIONS="$(BUILD_OPTIONS)" BAZEL_PATH="$(CURDIR)/$(BGD)" Tests/Scripts/test-all

test-times: setup
	$(SWIFT) build --build-tests $(BUILD_OPTIONS)
	SWIFT="$(SWIFT)" Tests/Scripts/test-times

faults: setup
	SWIFT="$(SWIFT)" Tests/Faults/run

# The tests of all that is recorded. Recording fails on purpose, so the second run is what counts.
RECORDED := GoldenTests|SpecReferenceTests|thePageIsUpToDate|commandLinePageIsTheHelp|thePageShowsTheSamplesReport|thePageShowsWhatCameMovedAndWent|thePictureIsUpToDate
record: generate
	-@RECORD=1 $(SWIFT) test --filter '$(RECORDED)' >/dev/null 2>&1
	$(SWIFT) test --filter '$(RECORDED)'

# How much there is to learn and to maintain; docs/architecture.md has the first table.
counts: setup
	@COUNTS=1 $(SWIFT) test --filter countsArePrinted >.build/counts.log 2>&1 || { tail -20 .build/counts.log >&2; exit 1; }
	@grep '^|' .build/counts.log

# From an empty folder to an app of two features, by the commands that a newcomer has.
end-to-end: build
	Tests/Scripts/EndToEnd/run

# Those that take nothing from addresses that are made up. A copy is built, as deep in the checkout: their manifests lead up to it.
GOLDENS := AppScenes Classic Components HalfWay Handwritten Images Legacy Loads MVVM OwnTypes Reducer Sandbox SwiftUI TeamEnvironment Types UIModule Variations XCTest
goldens: ACTION := test
goldens: OUTPUT := build
goldens-ios: ACTION := build --triple arm64-apple-ios17.0-simulator --sdk "$$(xcrun --sdk iphonesimulator --show-sdk-path)"
goldens-ios: OUTPUT := build-ios
goldens goldens-ios: setup
	@set -e; for golden in $(GOLDENS); do \
		copy=.build/goldens/$$golden; rm -rf $$copy/package; mkdir -p $$copy; \
		cp -R Tests/Goldens/$$golden/package $$copy/package; \
		echo "$$golden"; $(SWIFT) $(ACTION) --package-path $$copy/package --scratch-path $$copy/$(OUTPUT); \
	done

lint:
	SWIFT="$(SWIFT)" Tests/Scripts/lint Package.swift Sources Tests $(KITCHEN)/Sources $(KITCHEN)/Tests $(KITCHEN)/KitchenApp $(GAZETTE)/Sources $(GAZETTE)/Tests

# On Linux all in one file without symbols: it runs where there is no Swift, and starts faster without libraries to load.
RELEASE := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable -Xlinker -s)

# In a build folder of its own, so that debug and release builds don't undo each other.
release: setup
	@[ -x .build-release/release/vipergen ] || echo "Building vipergen optimised; the first time takes some ten minutes."
	@$(SWIFT) build $(QUIET) -c release --product vipergen --scratch-path .build-release $(RELEASE)

# Where shells and 'man' look, below PREFIX: completions for bash, zsh and fish, and a page for each command.
install: release
	install -d $(PREFIX)/bin $(PREFIX)/share/man/man1
	install -m 755 .build-release/release/vipergen $(PREFIX)/bin/vipergen
	@$(MAKE) --no-print-directory completions man BINARY=.build-release/release/vipergen
	install -m 644 .build/man/*.1 $(PREFIX)/share/man/man1

BINARY ?= $(VIPERGEN)
completions:
	@install -d $(PREFIX)/share/bash-completion/completions $(PREFIX)/share/zsh/site-functions $(PREFIX)/share/fish/vendor_completions.d
	$(BINARY) --generate-completion-script bash >$(PREFIX)/share/bash-completion/completions/vipergen
	$(BINARY) --generate-completion-script zsh >$(PREFIX)/share/zsh/site-functions/_vipergen
	$(BINARY) --generate-completion-script fish >$(PREFIX)/share/fish/vendor_completions.d/vipergen.fish

# DocC archives of the libraries, in .build/library-docs.
docs: setup
	@$(SWIFT) build $(QUIET)
	@Tests/Scripts/library-docs

# By the generator of swift-argument-parser. The date is that of the last commit, so that the pages are the same wherever they are made.
man:
	@$(SWIFT) build $(QUIET) --product generate-manual
	@rm -rf .build/man && mkdir -p .build/man
	@.build/debug/generate-manual $(BINARY) --multi-page --output-directory .build/man \
		--date "$$(git log -1 --format=%cs 2>/dev/null || echo 1970-01-01)" >/dev/null

# What a release consists of, for the machine that builds it; .github/workflows/release.yml does it for all.
ARTIFACTS := .build-release/artifacts
VERSION = $(shell sed -n 's/.*static let current = "\(.*\)".*/\1/p' Sources/ProjectModel/SpecReading/ToolVersion.swift)
TRIPLE = $(shell $(SWIFT) -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
artifactbundle: release
	Distribution/pack --version $(VERSION) --output $(ARTIFACTS) $(TRIPLE)=.build-release/release/vipergen
	@if [ "$$(uname -s)" = Linux ]; then Tests/Scripts/EndToEnd/binary $(ARTIFACTS)/vipergen-$(TRIPLE).tar.gz; fi

bare-debian: artifactbundle
	Tests/Scripts/EndToEnd/bare-debian $(ARTIFACTS)/vipergen-$(TRIPLE).tar.gz

# Without debug information, which valgrind 3.19 can't read, and stops at.
bench: release
	$(SWIFT) build $(QUIET) -c release -debug-info-format none --package-path Benchmarks
	Benchmarks/.build/release/benchmark commands --vipergen .build-release/release/vipergen
	Benchmarks/.build/release/benchmark rendering
	Benchmarks/.build/release/benchmark memory --vipergen .build-release/release/vipergen
	Benchmarks/.build/release/benchmark mocks --vipergen .build-release/release/vipergen
	Benchmarks/.build/release/benchmark mock-type-check --vipergen .build-release/release/vipergen --runtime .
	Benchmarks/.build/release/benchmark preview-type-check --runtime .
	Benchmarks/.build/release/benchmark adopt --vipergen .build-release/release/vipergen
	Benchmarks/.build/release/benchmark waiting --vipergen .build-release/release/vipergen
	Benchmarks/.build/release/benchmark add-scene --vipergen .build-release/release/vipergen --runtime .

mock-corpus: build
	Tests/Scripts/MockCorpus/run

kill-sweep: build
	Tests/Scripts/kill-sweep

# What rename changes and lists, against all that sourcekit-lsp finds in the sample.
rename-oracle: build
	Tests/Scripts/rename-oracle

# PIECES="sample MVVM" checks those alone whose names contain one of these.
apple-check: $(if $(SDK)$(filter Darwin,$(shell uname -s)),build)
	@Tests/Support/AppleChecks/check $(if $(SDK),--sdk "$(SDK)") $(PIECES)

graph-crossings:
	GRAPHVIZ=1 $(SWIFT) test --filter GraphvizTests

# The places are the files of Tests/Fixtures/Names. ALL_NAMES=field,event tries those that begin so, JOBS=4 four places at a time.
names: export ALL_NAMES ?= 1
names:
	$(SWIFT) test --filter EveryNameTests

# The places are the files of Tests/Fixtures/Types, the types its types.txt. ALL_TYPES=field,event tries those that begin so.
# Four places take a minute or two in each mode, all of them an hour in all three. TYPE_MODES=swift6 takes one of swift6,
# swift5 and apple, which has stand-ins for Apple's frameworks.
types: export ALL_TYPES ?= 1
types:
	$(SWIFT) test --filter EveryTypeTests

# The changes are those of Tests/Fixtures/Changes. ALL_CHANGES=nib,child makes those with such a word in their names.
changes: export ALL_CHANGES ?= 1
changes:
	$(SWIFT) test --filter EveryChangeTests

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests
