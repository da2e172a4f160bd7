/** Ids under which application frameworks mount what they draw. */
const ROOT_IDS = new Set(
	"root app __next __nuxt __layout ___gatsby gatsby-focus-wrapper react-root react-app app-root vue-app svelte application ember-app main-app spa".split(
		" ",
	),
);
/** "Loading..." and the like inside an application root. */
const PLACEHOLDER_MAX_CHARS = 40;
/** A page with more words than this has something to read, whatever its root holds. */
const LITTLE_TEXT_MAX_CHARS = 500;

/** Custom elements that stand for a whole application: `app-root`. */
export function isAppRootElement(name: string): boolean {
	return name.endsWith("-root");
}

/** Watches, during one pass over the markup, for an application root that holds no words, and for scripts that fill it. */
export class AppRootWatch {
	private openRoot: { depth: number; visibleLength: number } | null = null;
	private emptyRoot = false;
	private scripts = 0;

	open(name: string, attributes: Record<string, string>, depth: number, visibleLength: number): void {
		if (this.openRoot !== null) return;
		const isRoot =
			ROOT_IDS.has((attributes.id ?? "").toLowerCase()) ||
			isAppRootElement(name) ||
			attributes["ng-app"] !== undefined ||
			attributes["data-reactroot"] !== undefined;
		if (isRoot) this.openRoot = { depth, visibleLength };
	}

	close(depth: number, visibleLength: number): void {
		if (this.openRoot?.depth !== depth) return;
		if (visibleLength - this.openRoot.visibleLength <= PLACEHOLDER_MAX_CHARS) this.emptyRoot = true;
		this.openRoot = null;
	}

	script(attributes: Record<string, string>): void {
		if ((attributes.src ?? "") !== "" || attributes.type === "module") this.scripts++;
	}

	/**
	 * Whether the page is only the shell of an application: little text AND an empty application root AND a script to
	 * fill it. Little text alone is an honest small page. A page without a single word counts its body as the root.
	 */
	isShell(visibleLength: number): boolean {
		if (this.scripts === 0) return false;
		return visibleLength === 0 || (this.emptyRoot && visibleLength < LITTLE_TEXT_MAX_CHARS);
	}
}
