export default {
	async fetch() {
		return new Response("hello");
	},
} satisfies ExportedHandler;
