// What the manifest promises agents and what the extension registers are the same.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, readProjectFile } from '../support/project.ts';

interface ToolContribution {
  readonly name: string;
  readonly toolReferenceName: string;
  readonly canBeReferencedInPrompt: boolean;
  readonly modelDescription: string;
  readonly displayName: string;
  readonly inputSchema: { readonly type: string };
}
const { contributes, files } = JSON.parse(readProjectFile('package.json'));
const tools: ToolContribution[] = contributes.languageModelTools;

describe('language-model tools', () => {
  it.each(tools.map((tool) => [tool.name, tool] as const))('%s is as the editor demands, and registered', (name, tool) => {
    expect(name).toMatch(/^(?!copilot_|vscode_)[\w-]+$/);
    expect(tool.toolReferenceName).toMatch(/^[\w-]+$/);
    expect([tool.canBeReferencedInPrompt, tool.inputSchema.type]).toEqual([true, 'object']);
    expect(readProjectFile('client/src/agents/tools.ts')).toContain(`('${name}', {`);
  });
  it('are all there are', () => {
    const registered = [...readProjectFile('client/src/agents/tools.ts').matchAll(/registerTool<\w+>\('(\w+)'/g)].map((match) => match[1]);
    expect(registered).toEqual(tools.map(({ name }) => name));
  });
});

it('the MCP server is offered under the name that the manifest gives it', () => {
  for (const { id } of contributes.mcpServerDefinitionProviders)
    expect(readProjectFile('client/src/agents/mcp-server.ts')).toContain(`registerMcpServerDefinitionProvider('${id}'`);
});

it('a skill is named like its folder, describes itself, and is packed', () => {
  for (const { path } of contributes.chatSkills as { path: string }[]) {
    expect(existsSync(join(projectRoot, path))).toBe(true);
    const [, header = ''] = readProjectFile(path).split('---\n');
    expect(/^name: (.+)$/m.exec(header)?.[1]).toBe(dirname(path).split('/').at(-1));
    expect(header).toMatch(/^description: .{40,}$/m);
    expect(files.some((packed: string) => path.replace('./', '').startsWith(packed))).toBe(true);
  }
});

it('a prompt is filled into the chat and never sent', () => {
  const source = readProjectFile('client/src/commands/ask-agent.ts');
  expect(source.match(/executeCommand\(/g)).toHaveLength(1);
  expect(source).toContain('isPartialQuery: true');
});
