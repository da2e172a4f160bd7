/** What an operation does to the world. */
export interface Effects {
	/** Changes nothing. Enforced: a tool call of such an operation cannot commit. */
	readOnly: boolean;
	/** May replace or remove what was there. */
	destructive: boolean;
	/** Doing it again changes nothing more. */
	repeatable: boolean;
	/** Reaches beyond the directory: websites, mail, DNS, payment. */
	openWorld: boolean;
}

type Method = "get" | "post" | "put" | "patch" | "delete";

export const NO_EFFECTS: Effects = { readOnly: true, destructive: false, repeatable: true, openWorld: false };

/** What a method says. Source: RFC 9110, section 9.2. */
const BY_METHOD: Record<Method, Effects> = {
	get: NO_EFFECTS,
	post: { readOnly: false, destructive: false, repeatable: false, openWorld: false },
	put: { readOnly: false, destructive: true, repeatable: true, openWorld: false },
	patch: { readOnly: false, destructive: true, repeatable: true, openWorld: false },
	delete: { readOnly: false, destructive: true, repeatable: true, openWorld: false },
};

/** The effects of an operation: those of its method, but for what it declares itself. */
export function effectsOf(method: Method, declared: Partial<Effects> = {}): Effects {
	return { ...BY_METHOD[method], ...declared };
}
