/** What fills a new directory. Loaded when it is needed: --help and wrong arguments are answered without it. */
export async function loadDemo() {
	const [{ referenceSql, referenceStatements }, { demoSeed }, { withKeptDrafts }] = await Promise.all([
		import("#scripts/demo/index"),
		import("#scripts/demo/seed"),
		import("#scripts/lib/demo-drafts"),
	]);
	return { referenceSql, referenceStatements, demoSeed: (today: Date) => withKeptDrafts(() => demoSeed(today)) };
}
