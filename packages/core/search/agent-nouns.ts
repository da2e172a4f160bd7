/** What somebody or something does who is called so, as it may be spelt: `tracker` tracks, `organizer` organizes. */
export function deedsOf(word: string): string[] {
	const base = /^([a-z]{3,30}?)(?:ers?|ors?)$/.exec(word)?.[1];
	if (base === undefined) return [];
	const isDoubled = base.at(-1) === base.at(-2);
	return [base, `${base}e`, ...(isDoubled ? [base.slice(0, -1)] : [])];
}
