/** What a walk through pages found wrong, beside how much it looked at. */
export class Problems {
	readonly list: string[] = [];
	checks = 0;

	expect(holds: boolean, what: string): void {
		this.checks++;
		if (!holds) this.list.push(what);
	}
}
