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
