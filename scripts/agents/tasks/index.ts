import type { Task } from "#scripts/agents/task";
import { ASKED } from "#scripts/agents/tasks/asked";
import { DRAFTS } from "#scripts/agents/tasks/drafts";
import { FINDING } from "#scripts/agents/tasks/finding";
import { FURTHER as FIRST } from "#scripts/agents/tasks/further";
import { OWNING } from "#scripts/agents/tasks/owning";
import { WANTED } from "#scripts/agents/tasks/wanted";
import { WEEKS } from "#scripts/agents/tasks/weeks";

/** Every task, by what people ask for. */
export const TASKS: readonly Task[] = [...FINDING, ...WEEKS, ...DRAFTS, ...OWNING];

/** Tasks that the scripted agent was not made with. */
export const FURTHER: readonly Task[] = [...FIRST, ...ASKED, ...WANTED];
