import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "sqlite",
	schema: "./packages/store/schema/*.ts",
	out: "./migrations",
	casing: "snake_case",
});
