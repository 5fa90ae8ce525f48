import { nodeProgram } from '../scripts/nodeProgram.ts';

export default nodeProgram('cli');
