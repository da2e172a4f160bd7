/** What fills a new directory. Loaded when it is needed: --help and wrong arguments are answered without it. */
export async function loadDemo() {
	const [{ referenceSql, referenceStatements }, { demoSeed }] = await Promise.all([
		import("#scripts/demo/index"),
		import("#scripts/demo/seed"),
	]);
	return { referenceSql, referenceStatements, demoSeed };
}
