import type { Task } from "#scripts/agents/task";
import { DRAFTS } from "#scripts/agents/tasks/drafts";
import { FINDING } from "#scripts/agents/tasks/finding";
import { OWNING } from "#scripts/agents/tasks/owning";
import { WEEKS } from "#scripts/agents/tasks/weeks";

/** Every task, by what people ask for. */
export const TASKS: readonly Task[] = [...FINDING, ...WEEKS, ...DRAFTS, ...OWNING];
