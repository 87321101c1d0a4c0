/** Version of the simulated engine: rises when the same load would be answered at other times. */
export const simEngineVersion = '1.0.0'
