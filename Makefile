# Everything that a user, a developer and CI need; `make help` lists it.

PACKAGES = libcairo2-dev libpango1.0-dev libxxhash-dev libdeflate-dev librsvg2-dev libpoppler-glib-dev \
  libturbojpeg0-dev libwebp-dev libpng-dev liblcms2-dev libsqlite3-dev libcurl4-openssl-dev \
  libssl-dev libqrencode-dev libxml2-dev pkg-config hyphen-ru hyphen-en-us \
  fonts-inter fonts-jetbrains-mono fonts-noto-core fonts-noto-color-emoji fonts-dejavu-core \
  fonts-comfortaa python-qtawesome-common
OUT = out
# The folder of release builds; with one of its own, they go on beside a build of the tests.
SCRATCH ?= .build
# With Swift's libraries linked in, where the toolchain has them and LLD: a tenth less time for each
# process. LLD links them without a warning about a function that none of the code calls.
TOOLCHAIN := $(dir $(realpath $(shell command -v swift)))..
STATIC := $(if $(and $(wildcard $(TOOLCHAIN)/lib/swift_static/linux/libFoundation.a), \
  $(wildcard $(TOOLCHAIN)/bin/ld.lld)), \
  --static-swift-stdlib -Xswiftc -use-ld=lld)
# With types made by their functions rather than read from their names, which is slow the first
# time: a thirtieth of a worker's time, for a hundredth more of code.
TYPES := $(if $(shell swiftc -frontend -help-hidden 2>/dev/null | grep concrete-type-metadata-mangled), \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
# Without the checks of exclusive access and of the right actor that tests make, in debug builds: a
# twentieth of the way from a view to its draw list.
CHECKS = -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation
RELEASE = --scratch-path $(SCRATCH) -c release $(STATIC) $(TYPES) $(CHECKS) $(BUILD_FLAGS)
# Options of `make verify`, such as --paranoid.
VERIFY =
# What `make benchmark` measures, such as map; all of it by default.
BENCHMARK =
# What `make build` builds.
BUILD = --product snapshot
SNAPSHOT = $(SCRATCH)/release/snapshot

.DEFAULT_GOAL := help
.PHONY: help deps swift build snapshots verify record test lint docs benchmark clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

deps: ## Install the missing Debian packages
	@sh scripts/install-packages.sh $(PACKAGES)
	@sh scripts/check-fonts.sh

swift:
	@command -v swift >/dev/null || { \
	  echo "Swift is missing: install the 6.2 toolchain or a later one from https://swift.org/install." >&2; \
	  exit 2; }

# Swift is looked for before packages are installed.
build: swift deps
	@sh scripts/run-quietly.sh "Building" swift build $(RELEASE) $(BUILD)

snapshots: build ## Draw every screen on every device into out/
	@$(SNAPSHOT) render -o $(OUT)

verify: build ## Say what differs from the approved snapshots
	@$(SNAPSHOT) verify $(VERIFY)

record: build ## Approve the screens as they are
	@$(SNAPSHOT) record

test: swift deps ## Run the tests
	@sh scripts/run-tests.sh

lint: swift ## Check the format and the rules of the sources
	@sh scripts/check-comments.sh Sources Tests Plugins Examples scripts .ci Makefile Package.swift
	@swift format lint --strict --parallel -r Sources Tests Examples Package.swift

docs: swift deps ## Build the modules' documentation into out/docs; fail if DocC warns
	@sh scripts/check-docs.sh $(OUT)/docs

benchmark: swift deps ## Measure every step of the pipeline, into Benchmarks/
	@[ -n "$$TESTS_BUILT" ] || swift build $(RELEASE) --product benchmark
	@$(SCRATCH)/release/benchmark $(BENCHMARK)

clean: ## Remove what was built and drawn
	@rm -rf .build $(OUT)
