// What Swift's runtime offers and no Swift module declares.
#include <stdbool.h>

// Functions that are called instead of the runtime's own where jobs are begun
// (swift/Runtime/Concurrency.h). They are named here and not looked up by name, since a program
// that the runtime is linked into exports no names.
extern void *swift_task_enqueueGlobal_hook;
extern void *swift_task_enqueueGlobalWithDelay_hook;
extern void *swift_task_enqueueGlobalWithDeadline_hook;
extern void *swift_task_getMainExecutor_hook __attribute__((weak));

static inline void vitrine_hookJobs(void *global, void *main, void *delay, void *deadline) {
  swift_task_enqueueGlobal_hook = global;
  swift_task_enqueueGlobalWithDelay_hook = delay;
  swift_task_enqueueGlobalWithDeadline_hook = deadline;
  if (&swift_task_getMainExecutor_hook) swift_task_getMainExecutor_hook = main;
}

// Calls a function with the sections of metadata of each image, until it gives false
// (stdlib/public/runtime/ImageInspectionCommon.h).
extern void swift_enumerateAllMetadataSections(
    bool (*visit)(const void *sections, void *context), void *context);

// What Foundation's own copy of ICU writes numbers with units by, as its lengths of time do
// (unumberformatter.h). Each name is null where a toolchain calls it otherwise.
#include <stdint.h>

extern void *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int32_t *status)
    __attribute__((weak));
extern void *swift_unumf_openResult(int32_t *status) __attribute__((weak));
extern void swift_unumf_formatDouble(
    const void *formatter, double value, void *result, int32_t *status) __attribute__((weak));
extern int32_t swift_unumf_resultToString(
    const void *result, uint16_t *buffer, int32_t capacity, int32_t *status)
    __attribute__((weak));
extern void swift_unumf_closeResult(void *result) __attribute__((weak));
extern void swift_unumf_close(void *formatter) __attribute__((weak));

static inline bool vitrine_writesUnits(void) {
  return swift_unumf_openForSkeletonAndLocale && swift_unumf_openResult &&
         swift_unumf_formatDouble && swift_unumf_resultToString && swift_unumf_closeResult &&
         swift_unumf_close;
}
