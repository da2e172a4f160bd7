import { UsageError } from "#scripts/lib/command";
import { courses } from "#scripts/templates/courses";
import { games } from "#scripts/templates/games";
import { shops } from "#scripts/templates/shops";
import type { Template } from "#scripts/templates/template";

/** Kinds of directories to begin with, by name. Source: docs/templates.md#templates-other-kinds-of-directories. */
export const TEMPLATES = { courses, games, shops } satisfies Readonly<Record<string, Template>>;
export type TemplateName = keyof typeof TEMPLATES;

const isName = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name);

/** @throws UsageError naming those that there are. */
export function templateNamed(name: string): Template & { name: TemplateName } {
	if (isName(name)) return { ...TEMPLATES[name], name };
	const known = Object.entries(TEMPLATES).map(([one, { about }]) => `${one} (${about})`);
	throw new UsageError(`There is no template ${name}. There are: ${known.join(", ")}.`);
}
